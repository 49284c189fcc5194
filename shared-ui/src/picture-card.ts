import type { PictureEntry } from './picture.tsx';

/**
 * An entry from the few bytes that pages carry of it (art/pictures/place-cards.json).
 *
 * @param card its focus in percent and its blur, three digits a colour: `48 58 5bd133`.
 * @param address of its files, without width and ending.
 */
export function entryOf(card: string, address: string): PictureEntry {
  const [x, y, blur = ''] = card.split(' ');
  return {
    address,
    widths: [400, 800, 1200],
    width: 1200,
    height: 900,
    focus: `${x}% ${y}%`,
    blur: blur.match(/.../g)?.map((digits) => `#${digits}`) ?? [],
  };
}
