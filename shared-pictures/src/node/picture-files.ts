import { join } from 'node:path';

/** The folder of the rendered pictures and their data. They are committed; no build renders pictures. */
export const PICTURES_FOLDER = join(import.meta.dirname, '../../files');

/** The generated data of the elevation profile. */
export const ELEVATION_PROFILE_FILE = join(PICTURES_FOLDER, 'elevation-profile.json');

/** File formats with the quality of each (docs/art-direction.md). */
export const FORMATS = { avif: 50, webp: 72 } as const;
export type Format = keyof typeof FORMATS;

/**
 * Widths in pixels in which every picture of a location or an activity is saved (docs/art-direction.md). Each AVIF file is
 * at most 1.28 times as wide as the one before; WebP is for browsers that are older than those supported.
 */
export const WIDTHS: Readonly<Record<Format, readonly number[]>> = {
  avif: [100, 128, 160, 200, 250, 312, 400, 500, 640, 800, 960, 1200],
  webp: [400, 800],
};

/** The width in pixels of the largest file of such a picture. */
export const FULL_WIDTH = 1200;

/** The crops of the home page's ridge: from which to which share of the picture's width, and the width in pixels. */
export const RIDGE_CROPS = {
  wide: { from: 0, to: 1, width: 1440 },
  narrow: { from: 0.3, to: 0.74, width: 640 },
} as const;

/** Size in pixels of the preview picture of shared links. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const pictureFileName = (slug: string, width: number, format: Format) => `${slug}-${width}.${format}`;
export const cropFileName = (slug: string, crop: keyof typeof RIDGE_CROPS, format: Format) =>
  `${slug}-${crop}.${format}`;
export const shareFileName = (slug: string) => `${slug}-share.jpg`;
