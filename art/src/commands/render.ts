import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ManifestEntry, readManifest } from '@almaty/pictures/node';
import { toImage } from '../output/encode.ts';
import { createFrame } from '../output/frame.ts';
import { hashScene, listSlugs, loadScene } from '../output/scenes.ts';
import { writeManifest } from '../output/write-manifest.ts';
import { renderLandscape } from '../renderer/landscape.ts';

const USAGE = `Renders the pictures of the guide.

  pnpm -C art render <name...>          render these pictures and save their files
  pnpm -C art render --stale            render the pictures whose scene has changed
  pnpm -C art render --all              render all pictures
  pnpm -C art render <name> --preview <file.png>
                                                      save only a preview, a third of the size, in seconds

A name is the name of a file in src/scenes without ".ts".`;

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
    const child = fork(join(import.meta.dirname, 'render-one.ts'), [slug], CHILD_OPTIONS);
    child.once('message', (entry: ManifestEntry) => resolve(entry));
    child.once(
      'exit',
      (code) => code !== 0 && reject(new Error(`"${slug}" could not be rendered; its error is above.`)),
    );
  });

/** Renders pictures on all cores and updates the manifest after each, so that a later failure loses nothing. */
async function renderMany(slugs: readonly string[]) {
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
async function findStale(): Promise<string[]> {
  const manifest = readManifest();
  const hashes = await Promise.all(listSlugs().map(async (slug) => [slug, await hashScene(slug)] as const));
  return hashes.filter(([slug, hash]) => manifest[slug]?.sceneHash !== hash).map(([slug]) => slug);
}

function exitWithUsage(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        stale: { type: 'boolean', default: false },
        preview: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error));
  }
}

async function savePreview(slug: string, file: string) {
  const scene = await loadScene(slug);
  await toImage(renderLandscape(scene.landscape(), createFrame(scene, PREVIEW_SCALE)))
    .png()
    .toFile(file);
  console.log(file);
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(USAGE);
  const allSlugs = listSlugs();
  const unknown = positionals.filter((name) => !allSlugs.includes(name));
  if (unknown.length > 0)
    exitWithUsage(`There is no scene "${unknown.join('", "')}". The scenes are: ${allSlugs.join(', ')}.`);
  if (values.preview !== undefined) {
    const [slug] = positionals;
    if (positionals.length !== 1 || !slug) exitWithUsage('--preview needs exactly one name.');
    return savePreview(slug, values.preview);
  }
  const slugs = values.all ? allSlugs : values.stale ? await findStale() : positionals;
  if (slugs.length === 0) {
    if (values.stale) return console.log('All pictures are up to date.');
    exitWithUsage('Name the pictures to render, or use --stale or --all.');
  }
  await renderMany(slugs);
}

await main();
