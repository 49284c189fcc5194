import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../kit/raster.ts';
import type { Scene } from '../scene.ts';
import {
  cropFile,
  FORMATS,
  type Format,
  PICTURES,
  pictureFile,
  RIDGE_CROPS,
  SHARE,
  shareFile,
  WIDTHS,
} from './files.ts';
import type { ManifestEntry } from './manifest.ts';
import { shareOverlay } from './share-overlay.ts';

// The bytes of an AVIF depend on how many threads encode it, and sharp chooses that by the allocator it finds.
sharp.concurrency(1);

/** The picture, ready for sharp. */
export function imageOf(raster: Raster): Sharp {
  const { data, channels } = raster.bytes();
  return sharp(data, { raw: { width: raster.width, height: raster.height, channels } });
}

const write = (image: Sharp, format: Format, file: string) =>
  format === 'avif'
    ? image.avif({ quality: FORMATS.avif, effort: 5 }).toFile(join(PICTURES, file))
    : image.webp({ quality: FORMATS.webp, effort: 5 }).toFile(join(PICTURES, file));

/** Its mean colours in three bands from top to bottom. */
async function blurOf(image: Sharp): Promise<ManifestEntry['blur']> {
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
export async function writePicture(slug: string, scene: Scene, raster: Raster): Promise<ManifestEntry['blur']> {
  // Once as PNG in memory: every size is then cut from the same pixels.
  const image = sharp(await imageOf(raster).png({ compressionLevel: 1 }).toBuffer());
  const formats = Object.keys(FORMATS) as Format[];
  if (raster.coverage) {
    for (const [name, { from, to, width }] of Object.entries(RIDGE_CROPS))
      for (const format of formats) {
        const left = Math.round(from * raster.width);
        const part = { left, top: 0, width: Math.round(to * raster.width) - left, height: raster.height };
        await write(
          image.clone().extract(part).resize(width),
          format,
          cropFile(slug, name as keyof typeof RIDGE_CROPS, format),
        );
      }
    return blurOf(image);
  }
  for (const width of WIDTHS)
    for (const format of formats) await write(image.clone().resize(width), format, pictureFile(slug, width, format));
  await writeShare(slug, scene, image, raster);
  return blurOf(image);
}

/** The picture for shared links: cut around its focus, its name on a strip. */
async function writeShare(slug: string, scene: Scene, image: Sharp, { width, height }: Raster) {
  const tall = Math.round((width * SHARE.height) / SHARE.width);
  const top = Math.round(Math.min(height - tall, Math.max(0, (scene.focus[1] / 100) * height - tall * 0.45)));
  await image
    .clone()
    .extract({ left: 0, top, width, height: tall })
    .resize(SHARE.width, SHARE.height)
    .composite([{ input: shareOverlay(scene.title) }])
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(PICTURES, shareFile(slug)));
}
