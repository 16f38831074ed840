# limit: 80
bot-operate-ban = Ban
# limit: 80
bot-operate-close = Close the table
# limit: 80
bot-operate-unrate = Take it out of ratings
# limit: 80
bot-operate-rename = Hide the name
# limit: 80
bot-operate-leave = Leave the server
bot-operate-done = Done, and logged.
bot-operate-asked = That happens within seconds, and it's logged.
bot-operate-nothing = That changed nothing: the table isn't open, the match isn't rated or isn't over yet, or I don't know this person.
bot-operate-not = Only whoever runs me can do that (OPERATORS).

# limit: 80
bot-button-unblock = Unblock
# limit: 80
bot-button-unbar = Let them in again
# limit: 80
# $who: name
bot-button-block = Block { $who }
# limit: 80
# $who: name
bot-button-report = Report { $who }…
bot-block-head = ### People you've blocked
bot-block-about =
    You don't meet at new tables: neither of you can join a table where the other sits or is invited, be invited there, or come along in a rematch. They aren't told; they read that the table is full.
    -# A running match goes on. Nor does anything change in a lobby where you both sit already: leave it, or remove them if you're the host. I keep only a code here: whoever has had their data deleted stays on the list without a name.
bot-block-none = You haven't blocked anybody.
# limit: 150
bot-block-pick = Block somebody
# limit: 150
bot-block-free = Unblock somebody
# $who: name
bot-block-done = You've blocked { $who }. You two don't meet at new tables any more, not even by invitation or in a rematch. { $who } isn't told, and reads that the table is full. A running match goes on. If you're both in a lobby now, leave it, or remove { $who } if you're the host.
# $who: name
bot-block-already = You've blocked { $who } already.
bot-block-off = You can meet at tables again.
bot-block-oneself = That's you.
bot-block-gone = That person isn't at this table any more.
# $n: number
bot-block-most = The list is full: it has { $n } people. Take somebody off it first.
# $n: number
# $who: name
# $since: name
bot-kept = { $n }. { $who }, since { $since }
# limit: 80
bot-block-unknown = somebody I don't know
bot-bar-head = ### People kept out of this server's tables
bot-bar-about =
    They can't open or join a table here, or be invited to one. They aren't told; they read that the table is full.
    -# Tables where they sit already go on. I keep only a code here: whoever has had their data deleted stays on the list without a name.
# limit: 80
bot-bar-unknown = somebody I don't know
bot-bar-none = Nobody is kept out.
# limit: 150
bot-bar-pick = Keep somebody out
# limit: 150
bot-bar-free = Let somebody in again
# $who: name
bot-bar-done = From now on, { $who } can't open or join a table in this server, or be invited to one. { $who } isn't told, and reads that the table is full. Tables where { $who } sits already go on.
# $who: name
bot-bar-already = { $who } is kept out already.
bot-bar-off = They're let in again.
bot-trouble = ### Trouble with somebody?
bot-trouble-block = - If you block somebody, you two don't meet at new tables any more. They aren't told. This match goes on.
bot-trouble-reports = - A report goes to whoever runs this bot: your words, your name, and which match it is, but nothing secret from it.
bot-report-none = Whoever runs this bot doesn't accept reports. You can still block somebody with `/{ -command-block }`, and this server's moderators can keep somebody out of its tables with `/{ -command-keepout }`.
# limit: 45
# $who: name
bot-report-form = Report { $who }
# limit: 45
bot-report-words = What happened?
# limit: 100
bot-report-about = It goes to whoever runs this bot, with your name and the match, but nothing secret from it.
# $n: number
bot-report-enough = You've sent { $n } reports today. Please wait until tomorrow, or block the person with `/{ -command-block }`.
bot-report-sent = Your report has reached whoever runs this bot. If you don't want to meet this person again, block them: `/{ -command-block }`.
bot-report-lost = Your report didn't get through, and nothing of it is kept. Please try again later. If you don't want to meet this person again, block them: `/{ -command-block }`.
bot-report-shut = I can't reach whoever runs this bot, so your report didn't get through, and nothing of it is kept. Tell this server's moderators. If you don't want to meet this person again, block them: `/{ -command-block }`.
bot-report-head = ### Report
# $by: name
# $about: name
bot-report-by =
    From { $by }
    About { $about }
# $table: name
# $game: game
# $server: name
# $where: name
bot-report-match = Table { $table } ({ $game }), server `{ $server }`, { $where }
bot-report-direct = direct messages
bot-report-no-match = They haven't met at a table.
