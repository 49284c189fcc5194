import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../renderer/raster.ts';
import type { Scene } from '../scene.ts';
import type { ManifestEntry } from './manifest.ts';
import {
  cropFileName,
  FORMATS,
  type Format,
  PICTURES_FOLDER,
  pictureFileName,
  RIDGE_CROPS,
  SHARE_SIZE,
  shareFileName,
  WIDTHS,
} from './picture-files.ts';
import { createShareOverlay } from './share-overlay.ts';

// The bytes of an AVIF depend on how many threads encode it, and sharp chooses that by the allocator it finds.
sharp.concurrency(1);

/** The picture, ready for sharp. */
export function toImage(raster: Raster): Sharp {
  const { data, channels } = raster.toBytes();
  return sharp(data, { raw: { width: raster.width, height: raster.height, channels } });
}

const write = (image: Sharp, format: Format, file: string) =>
  format === 'avif'
    ? image.avif({ quality: FORMATS.avif, effort: 5 }).toFile(join(PICTURES_FOLDER, file))
    : image.webp({ quality: FORMATS.webp, effort: 5 }).toFile(join(PICTURES_FOLDER, file));

/** Its mean colours in three bands from top to bottom. */
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

/** Writes all files of a picture. */
export async function writePictureFiles(slug: string, scene: Scene, raster: Raster): Promise<ManifestEntry['blur']> {
  // Once as PNG in memory: every size is then cut from the same pixels.
  const image = sharp(await toImage(raster).png({ compressionLevel: 1 }).toBuffer());
  const formats = Object.keys(FORMATS) as Format[];
  if (raster.coverage) {
    for (const [name, { from, to, width }] of Object.entries(RIDGE_CROPS))
      for (const format of formats) {
        const left = Math.round(from * raster.width);
        const part = { left, top: 0, width: Math.round(to * raster.width) - left, height: raster.height };
        await write(
          image.clone().extract(part).resize(width),
          format,
          cropFileName(slug, name as keyof typeof RIDGE_CROPS, format),
        );
      }
    return measureBlur(image);
  }
  for (const width of WIDTHS)
    for (const format of formats)
      await write(image.clone().resize(width), format, pictureFileName(slug, width, format));
  await writeShareFile(slug, scene, image, raster);
  return measureBlur(image);
}

/** The picture for shared links: cut around its focus, its name on a strip. */
async function writeShareFile(slug: string, scene: Scene, image: Sharp, { width, height }: Raster) {
  const tall = Math.round((width * SHARE_SIZE.height) / SHARE_SIZE.width);
  const top = Math.round(Math.min(height - tall, Math.max(0, (scene.focus[1] / 100) * height - tall * 0.45)));
  await image
    .clone()
    .extract({ left: 0, top, width, height: tall })
    .resize(SHARE_SIZE.width, SHARE_SIZE.height)
    .composite([{ input: createShareOverlay(scene.title) }])
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(PICTURES_FOLDER, shareFileName(slug)));
}
