bot-newer = Neuere
bot-older = Ältere
bot-menu-where = Wo
bot-all-games = Alle Spiele
bot-scope = { $scope ->
    [here] Dieser Server
   *[everywhere] Überall
}
bot-league = { $game }, { $scope ->
    [here] dieser Server
   *[everywhere] überall
}
bot-leaderboard = Rangliste
bot-leaders-head = ### Rangliste: { $league }
bot-leaders = Rangliste, { $league }
bot-leaders-nobody = Noch hat niemand eine gewertete Partie; die gegen den Computer werden nicht gewertet. Mit `/{ -command-newgame }` öffnest du einen Tisch.
bot-leaders-unrated = -# Du hast { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} beendet, aber noch keine gewertete: `/{ -command-history }` zeigt sie.
bot-leaders-not-you = -# Du hast hier noch keine gewertete Partie.
bot-leader = { $rank }. { $who }: { $points }{ $provisional ->
    [yes] {" "}vorläufig
   *[no] {""}
} ± { $unsure }, { $matches } gespielt, { $wins } gewonnen, Serie { $streak }
bot-leader-you = Du: { $line }
bot-column-rating = Wertung
bot-column-unsure = ±
bot-column-matches = Partien
bot-column-wins = Siege
bot-column-streak = Serie
bot-column-won = gew.
bot-column-drawn = unent.
bot-column-lost = verl.
bot-rating-means = Wertung: vorsichtig geschätzte Stärke. ±: wie unsicher sie noch ist.
bot-few-matches = ? = unter { $least } Partien
bot-no-such-leaderboard = Diese Rangliste gibt es nicht.
bot-profile = Profil
bot-profile-none = { $who } hat hier noch keine Partie beendet.
bot-profile-unrated = { $who } hat hier noch keine gewertete Partie; die gegen den Computer werden nicht gewertet. Bisher hier beendet:
bot-profile-done = - **{ $game }**: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $won } gewonnen{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
}
bot-profile-head = ### { $who }
bot-profile-of = Profil von { $who }
bot-profile-longest = längste Serie: { $longest }
bot-profile-against = am häufigsten gegen { $who }
bot-profile-span = { $matches ->
    [1] eine Partie
    [one] letzte { $matches } Partie
   *[other] letzte { $matches } Partien
}
bot-profile-tally = { $game }: { $points }{ $provisional ->
    [yes] {" "}vorläufig
   *[no] {""}
} ± { $unsure }, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
bot-profile-course = Wertung über { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}: von { $first } auf { $last }, tiefster Stand { $lowest }, höchster { $highest }.
bot-profile-met = Am häufigsten gegen { $who }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, davon { $ahead }-mal vorn.
bot-profile-favourite = Lieblingsgegner: **{ $who }**, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, davon { $ahead }-mal vorn.
bot-profile-streak = Siegesserie: zurzeit { $now }, die längste { $longest }.
bot-profile-late = { $late ->
    [0] Zeit abgelaufen im letzten halben Jahr: nie.
   *[other] Zeit abgelaufen im letzten halben Jahr: in { $late } von { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } ({ $share } %).
}
bot-history-head = ### Deine Partien auf diesem Server
bot-history-direct = ### Deine Partien in Direktnachrichten und überall, wo ich kein Mitglied bin
bot-history-replay = { $match } ansehen
bot-history-match = **{ $match }** [{ $game }]({ $link }) gegen { $opponents }: **{ $result ->
    [won] gewonnen
    [drawn] unentschieden
    [lost] verloren
   *[place] Platz { $place } von { $players }
}**
bot-history-won-by = { $who } hat gewonnen: { $reason }
bot-history-about = -# { $reason } · { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} · { $ended }{ $rated ->
    [yes] {""}
    [computer] {" "}· nicht gewertet: ein Computer hat mitgespielt
    [short] {" "}· nicht gewertet: zu kurz
   *[no] {" "}· nicht gewertet
}
