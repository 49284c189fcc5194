import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toImage } from '../output/encode.ts';
import { createFrame } from '../output/frame.ts';
import { type ManifestEntry, readManifest, writeManifest } from '../output/manifest.ts';
import { hashScene, listSlugs, loadScene } from '../output/scenes.ts';
import { renderLandscape } from '../renderer/landscape.ts';

const USAGE = `Draws the pictures of the guide.

  pnpm --filter @almaty/art render <name...>          draw these pictures and keep them
  pnpm --filter @almaty/art render --stale            draw those whose scene has changed since
  pnpm --filter @almaty/art render --all              draw every picture
  pnpm --filter @almaty/art render <name> --preview <file.png>
                                                      a third of the size, in seconds, kept nowhere else

A name is that of a file in src/scenes, without ".ts".`;

/** The share of a picture's size that a preview has. */
const PREVIEW = 1 / 3;

/**
 * Keeps the two largest pictures together within 1 GB (issue 5): colours are short-lived and collected early, and
 * glibc gives memory back instead of keeping an arena per thread.
 */
const MEMORY = {
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=96'],
  env: { ...process.env, MALLOC_ARENA_MAX: '1' },
};

/** Draws one picture in a process of its own, whose memory is free again when it has ended. */
const renderInProcess = (slug: string) =>
  new Promise<ManifestEntry>((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'render-one.ts'), [slug], MEMORY);
    child.once('message', (entry: ManifestEntry) => resolve(entry));
    child.once('exit', (code) => code !== 0 && reject(new Error(`${slug} could not be drawn: see above`)));
  });

/** Draws pictures on all cores, telling of each; keeps what is done even when a later one fails. */
async function renderMany(names: readonly string[]) {
  const known = listSlugs();
  const manifest = Object.fromEntries(Object.entries(readManifest()).filter(([slug]) => known.includes(slug)));
  const waiting = [...names];
  let finished = 0;
  const lane = async () => {
    for (let slug = waiting.shift(); slug; slug = waiting.shift()) {
      const started = performance.now();
      manifest[slug] = await renderInProcess(slug);
      writeManifest(manifest);
      finished++;
      console.log(
        `${String(finished).padStart(2)}/${names.length}  ${slug}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Pictures that were never drawn, or whose scene has changed since. */
async function findStale(): Promise<string[]> {
  const manifest = readManifest();
  const hashes = await Promise.all(listSlugs().map(async (slug) => [slug, await hashScene(slug)] as const));
  return hashes.filter(([slug, hash]) => manifest[slug]?.scene !== hash).map(([slug]) => slug);
}

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        findStale: { type: 'boolean', default: false },
        preview: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(USAGE);
  const unknown = positionals.filter((name) => !listSlugs().includes(name));
  if (unknown.length > 0) fail(`There is no scene "${unknown.join('", "')}". There are: ${listSlugs().join(', ')}.`);
  if (values.preview !== undefined) {
    const [name] = positionals;
    if (positionals.length !== 1 || !name) fail('--preview draws exactly one picture: name it.');
    const scene = await loadScene(name);
    await toImage(renderLandscape(scene.landscape(), createFrame(scene, PREVIEW)))
      .png()
      .toFile(values.preview);
    return console.log(values.preview);
  }
  const names = values.all ? listSlugs() : values.findStale ? await findStale() : positionals;
  if (names.length === 0) {
    if (values.findStale) return console.log('Every picture is as its scene says.');
    fail('Which pictures?');
  }
  await renderMany(names);
}

await main();
