import type { PictureEntry } from './picture.tsx';
import type { Tone } from './poster.tsx';

/** A picture with the tone its poster is printed in. */
export type PosterEntry = PictureEntry & { tone: Tone };

/**
 * An entry from the few bytes that pages carry of it (art/pictures/place-cards.json).
 *
 * @param card its focus in percent, its blur, three digits a colour, and its poster's tone: `48 58 5bd133 lagoon`.
 * @param address of its files, without width and ending.
 */
export function entryOf(card: string, address: string): PosterEntry {
  const [x, y, blur = '', tone] = card.split(' ');
  return {
    address,
    widths: [400, 800, 1200],
    width: 1200,
    height: 900,
    focus: `${x}% ${y}%`,
    blur: blur.match(/.../g)?.map((digits) => `#${digits}`) ?? [],
    tone: tone as Tone,
  };
}
