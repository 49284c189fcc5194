import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { renderLandscape } from '../kit/landscape.ts';
import { imageOf } from './encode.ts';
import { cropFile, FORMATS, type Format, PICTURES, pictureFile, RIDGE_CROPS, shareFile, WIDTHS } from './files.ts';
import { partsOf, readManifest, VARIETY, varietyOf } from './manifest.ts';
import { hashOf, sceneOf, slugs } from './scenes.ts';

const manifest = readManifest();
const formats = Object.keys(FORMATS) as Format[];
const isRidge = (slug: string) => slug.startsWith('ridge-');
const cards = slugs().filter((slug) => !isRidge(slug));
const bytesOf = (file: string) => statSync(join(PICTURES, file)).size;

const filesOf = (slug: string) =>
  isRidge(slug)
    ? formats.flatMap((format) => [cropFile(slug, 'wide', format), cropFile(slug, 'narrow', format)])
    : [...WIDTHS.flatMap((width) => formats.map((format) => pictureFile(slug, width, format))), shareFile(slug)];

test('every scene has an entry and all its files, and nothing else is kept', () => {
  expect(Object.keys(manifest)).toEqual(slugs());
  const documents = ['manifest.json', ...Object.keys(partsOf(manifest))];
  expect(readdirSync(PICTURES).sort()).toEqual([...slugs().flatMap(filesOf), ...documents].sort());
});

test.each(slugs())('%s is as its scene says: else render it with --stale', async (slug) => {
  const { kind, title, alt, focus, tone, traits } = await sceneOf(slug);
  expect(manifest[slug]).toMatchObject({
    kind,
    title,
    alt,
    focus,
    tone,
    traits,
    scene: await hashOf(slug),
  });
});

test('every picture says what is in it, each something else', () => {
  const texts = Object.values(manifest).map(({ alt }) => alt);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{30,140}\.$/);
});

test('what pages carry, and the table, are what the manifest says', () => {
  for (const [file, part] of Object.entries(partsOf(manifest)))
    expect(JSON.parse(readFileSync(join(PICTURES, file), 'utf8'))).toEqual(part);
  expect(readFileSync(VARIETY, 'utf8')).toBe(varietyOf(manifest));
});

// Budgets of issue 5: means in KB, and what is committed in MB.
test.each([
  [400, 15],
  [800, 40],
  [1200, 85],
] as const)('AVIF files %i px wide have at most %i KB on average', (width, budget) => {
  const sizes = cards.map((slug) => bytesOf(pictureFile(slug, width, 'avif')));
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1024).toBeLessThanOrEqual(budget);
});

test('all that is committed has at most 20 MB', () => {
  const total = readdirSync(PICTURES).reduce((sum, file) => sum + bytesOf(file), 0);
  expect(total / 1024 / 1024).toBeLessThanOrEqual(20);
});

test('the ridge is cut out', async () => {
  for (const crop of Object.keys(RIDGE_CROPS) as (keyof typeof RIDGE_CROPS)[]) {
    const { data, info } = await sharp(join(PICTURES, cropFile('ridge-day', crop, 'webp')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
    expect(data.at(-1)).toBe(255);
  }
});

test('a picture drawn anew is the one that is kept', async () => {
  const slug = '28-panfilov-guardsmen-park';
  const { landscape } = await sceneOf(slug);
  const small = renderLandscape(landscape(), { width: 240, height: 180, oversample: 2 });
  // Compared as soft shapes: grain and leaves depend on the size of the frame.
  const soft = (image: Sharp) => image.resize(60, 45, { fit: 'fill' }).blur(1).removeAlpha().raw().toBuffer();
  const drawn = await soft(imageOf(small));
  const kept = await soft(sharp(join(PICTURES, pictureFile(slug, 400, 'webp'))));
  const difference = drawn.reduce((sum, value, i) => sum + Math.abs(value - (kept[i] ?? 0)), 0) / drawn.length;
  expect(difference).toBeLessThan(6);
});
