import type { PictureSource } from './Picture.tsx';
import type { PosterColor } from './Poster.tsx';

/** A picture with the colour of its poster. */
export type PosterSource = PictureSource & { color: PosterColor };

/** The widths of the files of every picture of @almaty/pictures; a test of the catalogue compares them. */
const WIDTHS = [100, 128, 160, 200, 250, 312, 400, 500, 640, 800, 960, 1200] as const;
const FALLBACK_WIDTHS = [400, 800] as const;

/**
 * Parses the short description of a picture that pages contain.
 *
 * @param pictureCard what @almaty/pictures says of it: the focal point in percent, the blur colours with three digits each, and the poster colour:
 *   `48 58 5bd133 lagoon`.
 * @param basePath path of the files, without width and extension.
 */
export function toPosterSource(pictureCard: string, basePath: string): PosterSource {
  const [x, y, blur = '', color] = pictureCard.split(' ');
  return {
    basePath,
    widths: WIDTHS,
    fallbackWidths: FALLBACK_WIDTHS,
    width: 1200,
    height: 900,
    focus: `${x}% ${y}%`,
    blur: blur.match(/.../g)?.map((digits) => `#${digits}`) ?? [],
    color: color as PosterColor,
  };
}
