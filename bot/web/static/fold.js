// A tall picture of two boards, cut in two: in a wide window they lie beside each other.

/** From this shape on, both boards are larger side by side; a phone shows one below the other. */
const WIDE = matchMedia("(min-width: 40.01rem) and (min-aspect-ratio: 3/4)");
/** How round the corners of a picture are, in its own pixels. */
const ROUND = 24;

/** Does this browser give back what was drawn? Some falsify it, so that nobody is known by it. */
const HONEST = (() => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.fillStyle = "rgb(20 120 220)";
  pen.fillRect(0, 0, 2, 2);
  const [red, green, blue] = pen.getImageData(1, 1, 1, 1).data;
  return Math.hypot(red - 20, green - 120, blue - 220) < 9;
})();

/** Calls `changed` when the window has become wide, or is wide no more. */
export function whenever(changed) {
  WIDE.addEventListener("change", changed);
}

/** Where the view's picture is cut now, [y of the cut, how far what is below moves up], or null. */
export function cutOf(view) {
  return (WIDE.matches && HONEST && view?.fold) || null;
}

/** The picture, cut there. */
export async function folded(image, cut) {
  if (!cut) return image;
  const [y, up] = cut;
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * width, Math.max(y, height - up)];
  const pen = canvas.getContext("2d");
  pen.roundRect(0, 0, canvas.width, canvas.height, ROUND);
  pen.clip();
  pen.drawImage(image, width / 2, 2, 1, 1, 0, 0, canvas.width, canvas.height); // the card's colour
  pen.drawImage(image, 0, 0, width, y, 0, 0, width, y);
  pen.drawImage(image, 0, y, width, height - y, width, y - up, width, height - y);
  const made = new Image();
  made.src = canvas.toDataURL();
  await made.decode();
  return made;
}

/** Where a box of the picture, so wide, lies after the cut. */
export function moved(box, cut, width) {
  const [left, top, right, bottom] = box;
  if (!cut || top < cut[0]) return box;
  return [left + width, top - cut[1], right + width, bottom - cut[1]];
}
