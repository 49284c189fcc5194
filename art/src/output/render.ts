import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ManifestEntry, readManifest } from '@almaty/pictures/node';
import { renderLandscape } from '../renderer/landscape.ts';
import { toImage } from './encode.ts';
import { createFrame } from './frame.ts';
import { hashScene, listSlugs, loadScene } from './scenes.ts';
import { writeManifest } from './write-manifest.ts';

/** Size of a preview as a share of the picture's size. */
const PREVIEW_SCALE = 1 / 3;

/**
 * Keeps two render processes together below 1 GB: short-lived objects are collected early, and glibc returns memory
 * instead of keeping one arena per thread.
 */
const CHILD_OPTIONS = {
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=96'],
  env: { ...process.env, MALLOC_ARENA_MAX: '1' },
};

/** Renders one picture in its own process, so that its memory is freed afterwards. */
const renderInProcess = (slug: string) =>
  new Promise<ManifestEntry>((resolve, reject) => {
    const child = fork(join(import.meta.dirname, '../commands/render-one.ts'), [slug], CHILD_OPTIONS);
    child.once('message', (entry: ManifestEntry) => resolve(entry));
    child.once(
      'exit',
      (code) => code !== 0 && reject(new Error(`"${slug}" could not be rendered; its error is above.`)),
    );
  });

/** Renders pictures on all cores and updates the manifest after each, so that a later failure loses nothing. */
export async function renderMany(slugs: readonly string[]) {
  const allSlugs = listSlugs();
  const manifest = Object.fromEntries(Object.entries(readManifest()).filter(([slug]) => allSlugs.includes(slug)));
  const queue = [...slugs];
  let finished = 0;
  const renderQueue = async () => {
    for (let slug = queue.shift(); slug; slug = queue.shift()) {
      const startedAt = performance.now();
      manifest[slug] = await renderInProcess(slug);
      writeManifest(manifest);
      finished++;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${String(finished).padStart(2)}/${slugs.length}  ${slug}  ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderQueue));
}

/** Finds pictures that were never rendered, or whose scene has changed since. */
export async function findStale(): Promise<string[]> {
  const manifest = readManifest();
  const hashes = await Promise.all(listSlugs().map(async (slug) => [slug, await hashScene(slug)] as const));
  return hashes.filter(([slug, hash]) => manifest[slug]?.sceneHash !== hash).map(([slug]) => slug);
}

/** Saves a preview of a picture, a third of its size. */
export async function savePreview(slug: string, file: string) {
  const scene = await loadScene(slug);
  await toImage(renderLandscape(scene.landscape(), createFrame(scene, PREVIEW_SCALE)))
    .png()
    .toFile(file);
  console.log(file);
}
