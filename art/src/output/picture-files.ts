import { join } from 'node:path';

/** Where finished pictures are kept; they are committed, a build renders nothing. */
export const PICTURES_FOLDER = join(import.meta.dirname, '../../pictures');

/** Formats with the quality of each (design/art.md, "Output"). */
export const FORMATS = { avif: 50, webp: 72 } as const;
export type Format = keyof typeof FORMATS;

/** Widths in pixels of every picture of the grids (design/art.md, "Output"). */
export const WIDTHS = [400, 800, 1200] as const;

/** The parts of the home page's ridge: the share of the picture's width that each shows, and how wide it is, in pixels. */
export const RIDGE_CROPS = {
  wide: { from: 0, to: 1, width: 1440 },
  narrow: { from: 0.3, to: 0.74, width: 640 },
} as const;

/** The size of what is shown where a link to a place is shared, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const pictureFileName = (slug: string, width: number, format: Format) => `${slug}-${width}.${format}`;
export const cropFileName = (slug: string, crop: keyof typeof RIDGE_CROPS, format: Format) =>
  `${slug}-${crop}.${format}`;
export const shareFileName = (slug: string) => `${slug}-share.jpg`;
