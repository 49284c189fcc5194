import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  cropFileName,
  ELEVATION_PROFILE_FILE,
  FORMATS,
  type Format,
  PICTURES_FOLDER,
  pictureFileName,
  RIDGE_CROPS,
  readManifest,
  shareFileName,
  WIDTHS,
} from '@almaty/pictures/node';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { renderLandscape } from '../renderer/landscape.ts';
import { toImage } from './encode.ts';
import { hashScene, listSlugs, loadScene } from './scenes.ts';
import { createBrowserData } from './write-manifest.ts';

const manifest = readManifest();
const formats = Object.keys(FORMATS) as Format[];
const isRidge = (slug: string) => slug.startsWith('ridge-');
const cardSlugs = listSlugs().filter((slug) => !isRidge(slug));
const getSize = (file: string) => statSync(join(PICTURES_FOLDER, file)).size;

const getFileNames = (slug: string) =>
  isRidge(slug)
    ? formats.flatMap((format) => [cropFileName(slug, 'wide', format), cropFileName(slug, 'narrow', format)])
    : [
        ...formats.flatMap((format) => WIDTHS[format].map((width) => pictureFileName(slug, width, format))),
        shareFileName(slug),
      ];

test('the manifest and the pictures folder contain exactly what the scenes need', () => {
  expect(Object.keys(manifest)).toEqual(listSlugs());
  const dataFiles = ['manifest.json', basename(ELEVATION_PROFILE_FILE), ...Object.keys(createBrowserData(manifest))];
  expect(readdirSync(PICTURES_FOLDER).sort()).toEqual([...listSlugs().flatMap(getFileNames), ...dataFiles].sort());
});

test.each(listSlugs())('the picture %s is up to date with its scene (else run render --stale)', async (slug) => {
  const { kind, title, alt, focus, color, traits } = await loadScene(slug);
  expect(manifest[slug]).toMatchObject({ kind, title, alt, focus, color, traits, sceneHash: await hashScene(slug) });
});

test('every alt text is unique, of moderate length, and a sentence', () => {
  const altTexts = Object.values(manifest).map(({ alt }) => alt);
  expect(new Set(altTexts).size).toBe(altTexts.length);
  for (const altText of altTexts) expect(altText).toMatch(/^[A-Z].{30,140}\.$/);
});

test('the browser data are derived from the current manifest', () => {
  for (const [file, data] of Object.entries(createBrowserData(manifest)))
    expect(JSON.parse(readFileSync(join(PICTURES_FOLDER, file), 'utf8'))).toEqual(data);
});

// Limits in KB (mean per width) and in MB (all committed files), from docs/art-direction.md.
test.each([
  [400, 15],
  [800, 40],
  [1200, 85],
] as const)('AVIF files %i px wide have at most %i KB on average', (width, limit) => {
  const sizes = cardSlugs.map((slug) => getSize(pictureFileName(slug, width, 'avif')));
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1024).toBeLessThanOrEqual(limit);
});

test('all committed pictures together have at most 20 MB', () => {
  const total = readdirSync(PICTURES_FOLDER).reduce((sum, file) => sum + getSize(file), 0);
  expect(total / 1024 / 1024).toBeLessThanOrEqual(20);
});

test('the ridge of the home page has a transparent sky and opaque ground', async () => {
  for (const crop of Object.keys(RIDGE_CROPS) as (keyof typeof RIDGE_CROPS)[]) {
    const { data, info } = await sharp(join(PICTURES_FOLDER, cropFileName('ridge-day', crop, 'webp')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
    expect(data.at(-1)).toBe(255);
  }
});

test('rendering a scene again gives the committed picture', async () => {
  const slug = '28-panfilov-guardsmen-park';
  const { landscape } = await loadScene(slug);
  const preview = renderLandscape(landscape(), { width: 240, height: 180, oversample: 2 });
  // Blurred, because grain and leaves depend on the size of the frame.
  const toBlurredPixels = (image: Sharp) =>
    image.resize(60, 45, { fit: 'fill' }).blur(1).removeAlpha().raw().toBuffer();
  const rendered = await toBlurredPixels(toImage(preview));
  const committed = await toBlurredPixels(sharp(join(PICTURES_FOLDER, pictureFileName(slug, 400, 'webp'))));
  const difference =
    rendered.reduce((sum, value, index) => sum + Math.abs(value - (committed[index] ?? 0)), 0) / rendered.length;
  expect(difference).toBeLessThan(6);
});
