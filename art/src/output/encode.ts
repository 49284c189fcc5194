import { join } from 'node:path';
import {
  cropFileName,
  FORMATS,
  type Format,
  type ManifestEntry,
  PICTURES_FOLDER,
  pictureFileName,
  RIDGE_CROPS,
  SHARE_SIZE,
  shareFileName,
  WIDTHS,
} from '@almaty/pictures/node';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../renderer/raster.ts';
import type { Scene } from '../scene.ts';
import { createShareOverlay } from './share-overlay.ts';

// The bytes of an AVIF depend on the number of threads, and sharp's default depends on the memory allocator.
sharp.concurrency(1);

/** Converts a rendered picture for sharp. */
export function toImage(raster: Raster): Sharp {
  const { data, channels } = raster.toBytes();
  return sharp(data, { raw: { width: raster.width, height: raster.height, channels } });
}

const writeFormat = (image: Sharp, format: Format, file: string) =>
  format === 'avif'
    ? image.avif({ quality: FORMATS.avif, effort: 5 }).toFile(join(PICTURES_FOLDER, file))
    : image.webp({ quality: FORMATS.webp, effort: 5 }).toFile(join(PICTURES_FOLDER, file));

/** Calculates the blur placeholder: the mean colours of three bands from top to bottom. */
async function measureBlur(image: Sharp): Promise<ManifestEntry['blur']> {
  const bands = await image
    .clone()
    .flatten({ background: '#f3a766' })
    .resize(1, 3, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const band = (i: number) => `#${bands.subarray(i * 3, i * 3 + 3).toString('hex')}`;
  return [band(0), band(1), band(2)];
}

/** Writes all files of a picture into the pictures folder. @returns its blur placeholder. */
export async function writePictureFiles(slug: string, scene: Scene, raster: Raster): Promise<ManifestEntry['blur']> {
  // One PNG in memory is the source of all sizes.
  const image = sharp(await toImage(raster).png({ compressionLevel: 1 }).toBuffer());
  const formats = Object.keys(FORMATS) as Format[];
  if (raster.coverage) {
    for (const [name, { from, to, width }] of Object.entries(RIDGE_CROPS))
      for (const format of formats) {
        const left = Math.round(from * raster.width);
        const area = { left, top: 0, width: Math.round(to * raster.width) - left, height: raster.height };
        await writeFormat(
          image.clone().extract(area).resize(width),
          format,
          cropFileName(slug, name as keyof typeof RIDGE_CROPS, format),
        );
      }
    return measureBlur(image);
  }
  for (const format of formats)
    for (const width of WIDTHS[format])
      await writeFormat(image.clone().resize(width), format, pictureFileName(slug, width, format));
  await writeShareFile(slug, scene, image, raster);
  return measureBlur(image);
}

/** Writes the preview picture for shared links: cropped around the focal point, with the title in a caption. */
async function writeShareFile(slug: string, scene: Scene, image: Sharp, { width, height }: Raster) {
  const cropHeight = Math.round((width * SHARE_SIZE.height) / SHARE_SIZE.width);
  const top = Math.round(
    Math.min(height - cropHeight, Math.max(0, (scene.focus[1] / 100) * height - cropHeight * 0.45)),
  );
  await image
    .clone()
    .extract({ left: 0, top, width, height: cropHeight })
    .resize(SHARE_SIZE.width, SHARE_SIZE.height)
    .composite([{ input: createShareOverlay(scene.title) }])
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(PICTURES_FOLDER, shareFileName(slug)));
}
