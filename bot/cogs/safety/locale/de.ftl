bot-operate-ban = Sperren
bot-operate-close = Tisch schließen
bot-operate-unrate = Nicht werten
bot-operate-rename = Namen verbergen
bot-operate-leave = Server verlassen
bot-operate-done = Erledigt und protokolliert.
bot-operate-asked = Das geschieht in wenigen Sekunden und wird protokolliert.
bot-operate-nothing = Das hat nichts geändert: Der Tisch ist nicht offen, die Partie zählt nicht oder läuft noch, oder ich kenne diese Person nicht.
bot-operate-not = Das kann nur, wer mich betreibt (OPERATORS).

bot-button-unblock = Nicht mehr blockieren
bot-button-unbar = Wieder zulassen
bot-button-block = { $who } blockieren
bot-button-report = { $who } melden…
bot-block-head = ### Wen du blockierst
bot-block-about =
    Ihr trefft euch an keinem neuen Tisch: Wo der eine sitzt oder eingeladen ist, kann der andere sich nicht dazusetzen, nicht eingeladen werden und bei einer Revanche nicht dabei sein. Die anderen erfahren nichts davon; sie lesen, dass der Tisch voll ist.
    -# Eine laufende Partie geht weiter. Auch in einer Lobby, in der ihr schon beide sitzt, ändert sich nichts: Verlass den Tisch, oder entferne die Person, wenn du der Gastgeber bist. Ich speichere hier nur einen Code: Wer seine Daten löschen lässt, bleibt ohne Namen auf der Liste.
bot-block-none = Du blockierst niemanden.
bot-block-pick = Jemanden blockieren
bot-block-free = Jemanden nicht mehr blockieren
bot-block-done = Du blockierst jetzt { $who }. Ihr trefft euch an keinem neuen Tisch mehr, auch nicht auf Einladung oder bei einer Revanche. { $who } erfährt nichts davon und liest, dass der Tisch voll ist. Eine laufende Partie geht weiter. Sitzt ihr gerade beide in einer Lobby, verlass den Tisch, oder entferne { $who }, wenn du der Gastgeber bist.
bot-block-already = Du blockierst { $who } schon.
bot-block-off = Ihr könnt euch wieder an einem Tisch treffen.
bot-block-oneself = Das bist du selbst.
bot-block-gone = Diese Person sitzt nicht mehr an diesem Tisch.
bot-block-most = Die Liste ist voll: { $n } Leute stehen darauf. Nimm zuerst jemanden herunter.
bot-kept = { $n }. { $who }, seit { $since }
bot-block-unknown = jemand, den ich nicht kenne
bot-bar-head = ### Wer von den Tischen dieses Servers ausgeschlossen ist
bot-bar-about =
    Diese Leute können hier keinen Tisch öffnen, sich an keinen setzen und an keinen eingeladen werden. Sie erfahren nichts davon; sie lesen, dass der Tisch voll ist.
    -# Tische, an denen sie schon sitzen, gehen weiter. Ich speichere hier nur einen Code: Wer seine Daten löschen lässt, bleibt ohne Namen auf der Liste.
bot-bar-unknown = jemand, den ich nicht kenne
bot-bar-none = Niemand ist ausgeschlossen.
bot-bar-pick = Jemanden ausschließen
bot-bar-free = Jemanden wieder zulassen
bot-bar-done = Von jetzt an kann { $who } auf diesem Server keinen Tisch öffnen, sich an keinen setzen und an keinen eingeladen werden. { $who } erfährt nichts davon und liest, dass der Tisch voll ist. Tische, an denen { $who } schon sitzt, gehen weiter.
bot-bar-already = { $who } ist schon ausgeschlossen.
bot-bar-off = Die Person darf wieder mitspielen.
bot-trouble = ### Ärger mit jemandem?
bot-trouble-block = - Wenn du jemanden blockierst, trefft ihr euch an keinem neuen Tisch mehr. Die andere Person erfährt nichts davon. Diese Partie geht weiter.
bot-trouble-reports = - Eine Meldung geht an den Betreiber dieses Bots: deine Worte, dein Name und um welche Partie es geht, aber nichts Geheimes daraus.
bot-report-none = Der Betreiber dieses Bots nimmt keine Meldungen an. Du kannst jemanden trotzdem mit `/{ -command-block }` blockieren, und die Moderation dieses Servers kann jemanden mit `/{ -command-keepout }` von seinen Tischen ausschließen.
bot-report-form = { $who } melden
bot-report-words = Was ist passiert?
bot-report-about = Geht an den Betreiber, mit deinem Namen und der Partie, aber nichts Geheimem daraus.
bot-report-enough = Du hast heute schon { $n } Meldungen geschickt. Warte bitte bis morgen, oder blockier die Person mit `/{ -command-block }`.
bot-report-sent = Deine Meldung ist beim Betreiber dieses Bots angekommen. Wenn du diese Person nicht mehr treffen willst, blockier sie: `/{ -command-block }`.
bot-report-lost = Deine Meldung kam nicht durch, und nichts davon ist gespeichert. Versuch es bitte später noch einmal. Wenn du diese Person nicht mehr treffen willst, blockier sie: `/{ -command-block }`.
bot-report-shut = Ich erreiche den Betreiber dieses Bots nicht: Deine Meldung kam nicht durch, und nichts davon ist gespeichert. Sag der Moderation dieses Servers Bescheid. Wenn du diese Person nicht mehr treffen willst, blockier sie: `/{ -command-block }`.
bot-report-head = ### Meldung
bot-report-by =
    Von { $by }
    Über { $about }
bot-report-match = Tisch { $table } ({ $game }), Server `{ $server }`, { $where }
bot-report-direct = Direktnachrichten
bot-report-no-match = Sie waren an keinem gemeinsamen Tisch.
