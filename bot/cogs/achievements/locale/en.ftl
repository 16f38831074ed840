# limit: 20
bot-feat-first = Foot in the Door
# limit: 100
bot-feat-first-about = Win your first rated match.
# limit: 20
bot-feat-ten = Old Hand
# limit: 100
bot-feat-ten-about = Win ten rated matches, and beat at least three different people.
# limit: 20
bot-feat-hundred = House Regular
# limit: 100
bot-feat-hundred-about = Finish a hundred rated matches, against at least three different people.
# limit: 20
bot-feat-games = Jack of All Trades
# limit: 100
bot-feat-games-about = Win rated matches in five different games, and beat at least three different people.
# limit: 20
bot-feat-row = On a Roll
# limit: 100
bot-feat-row-about = Win five rated matches in a row, with at least three different people beaten so far.
# limit: 20
bot-feat-spoiler = Party Pooper
# limit: 100
bot-feat-spoiler-about = Beat somebody who has won their last five rated matches.
# limit: 20
bot-feat-four = Table for Four
# limit: 100
bot-feat-four-about = Win a rated match of four.
# limit: 20
bot-feat-letters = Slow Burn
# limit: 100
bot-feat-letters-about = Win a rated match of 50 turns or more with at least a day a turn.
# limit: 20
bot-feat-people = Mixed Company
# limit: 100
bot-feat-people-about = Beat ten different people in rated matches.
# limit: 20
bot-feat-computer = Unplugged
# limit: 100
bot-feat-computer-about = Win alone against expert computers, without taking a turn back.
# $who: name
# $title: *-feat-*, bot-feat-first, bot-feat-ten, bot-feat-hundred, bot-feat-games, bot-feat-row, bot-feat-spoiler, bot-feat-four, bot-feat-letters, bot-feat-people, bot-feat-computer
# $about: *-feat-*-about, bot-feat-*-about
bot-feat-earned = { $who } earns *{ $title }*: { $about }
# $who: name
# $n: number
# $all: number
bot-feat-head =
    ### Achievements of { $who }
    { $n } of { $all }.
# $n: number
# $all: number
# limit: 20
bot-feat-count = { $n } of { $all }
# limit: 100
bot-feat-choose = Look at one…
# $title: *-feat-*, bot-feat-first, bot-feat-ten, bot-feat-hundred, bot-feat-games, bot-feat-row, bot-feat-spoiler, bot-feat-four, bot-feat-letters, bot-feat-people, bot-feat-computer
# $about: *-feat-*-about, bot-feat-*-about
# $when: text
bot-feat-earned-on = **{ $title }**: { $about } Earned { $when }.
# $title: *-feat-*, bot-feat-first, bot-feat-ten, bot-feat-hundred, bot-feat-games, bot-feat-row, bot-feat-spoiler, bot-feat-four, bot-feat-letters, bot-feat-people, bot-feat-computer
# $about: *-feat-*-about, bot-feat-*-about
bot-feat-open = **{ $title }**: { $about } Not yet.
# $earned: text
# $open: text
bot-feat-alt = Achievements. Earned: { $earned }. Not yet: { $open }.
bot-feat-none = none
# limit: 34
bot-feat-show = Show the match
bot-feat-unknown = I don't know that achievement.
