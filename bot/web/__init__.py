"""The page: the board in a browser, by the same door as a press on Discord.

- `door` gives links, `letters` those in direct messages; `sessions`: who a browser acts for;
  `where`: the page's address, and who asks.
- `server`: addresses and limits (`limits`, `files`); `feed` tells pages that a view has changed.
- `page`: what a viewer is shown, made of the messages that Discord shows; `words`.
- `touched`: how moves are made by hand; `drawn`: pictures, and what else follows from a view.
- `past`: looking back, only at what this viewer was told, as they saw it then; `watching`.
- `doing` does what is asked, through `bot.press`; `asks`: what may be asked, and what is answered.

`static/` is the browser's side, without a build.
"""
