import type { PictureSource } from './picture.tsx';
import type { PosterColor } from './poster.tsx';

/** A picture with the colour of its poster. */
export type PosterSource = PictureSource & { color: PosterColor };

/**
 * Parses the short description of a picture that pages contain.
 *
 * @param pictureCard what @almaty/art says of it: the focal point in percent, the blur colours with three digits each, and the poster colour:
 *   `48 58 5bd133 lagoon`.
 * @param basePath path of the files, without width and extension.
 */
export function toPosterSource(pictureCard: string, basePath: string): PosterSource {
  const [x, y, blur = '', color] = pictureCard.split(' ');
  return {
    basePath,
    widths: [400, 800, 1200],
    width: 1200,
    height: 900,
    focus: `${x}% ${y}%`,
    blur: blur.match(/.../g)?.map((digits) => `#${digits}`) ?? [],
    color: color as PosterColor,
  };
}
