import { join } from 'node:path';
import { FULL_WIDTH, PICTURES_FOLDER, pictureFileName, readManifest } from '@almaty/pictures/node';
import sharp from 'sharp';

const COLUMNS = 5;
const [WIDTH, HEIGHT, GAP] = [360, 270, 12];

/** Combines all rendered pictures into one PNG file. */
export async function writeContactSheet(file: string): Promise<void> {
  // The pictures of the home page's ridge have other sizes and are left out.
  const slugs = Object.entries(readManifest())
    .filter(([, { width }]) => width === FULL_WIDTH)
    .map(([slug]) => slug);
  const cells = await Promise.all(
    slugs.map(async (slug, i) => ({
      input: await sharp(join(PICTURES_FOLDER, pictureFileName(slug, 400, 'webp')))
        .resize(WIDTH, HEIGHT)
        .toBuffer(),
      left: GAP + (i % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
    })),
  );
  const width = GAP + COLUMNS * (WIDTH + GAP);
  const height = GAP + Math.ceil(slugs.length / COLUMNS) * (HEIGHT + GAP);
  await sharp({ create: { width, height, channels: 3, background: '#f4ede4' } })
    .composite(cells)
    .png()
    .toFile(file);
}
