import type { PictureSource } from '@almaty/ui/picture';
import { getPicturePath } from './picture-paths.ts';

/** The largest width of the files of a photograph, in pixels. */
export const PHOTOGRAPH_WIDTH = 1200;
/** All widths of them, ascending. */
export const PHOTOGRAPH_WIDTHS = [400, 800, PHOTOGRAPH_WIDTH] as const;

/** The height of a file of a photograph: all are cropped to 4:3. */
export const toPhotographHeight = (width: number): number => (width * 3) / 4;

/** The start of the names of a photograph's files in a release, which no picture of an entry has. */
export const getPhotographName = (slug: string, file: string): string =>
  `${slug}-photograph-${file.replace(/\.[a-z]+$/, '')}`;

/** The picture of a photograph, from the start of the names of its files. */
export const getPhotographSource = (name: string): PictureSource => ({
  basePath: getPicturePath(name),
  widths: PHOTOGRAPH_WIDTHS,
  fallbackWidths: PHOTOGRAPH_WIDTHS,
  width: PHOTOGRAPH_WIDTH,
  height: toPhotographHeight(PHOTOGRAPH_WIDTH),
  focus: '50% 50%',
  blur: ['var(--color-rule)', 'var(--color-rule)'],
});
