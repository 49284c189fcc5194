import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { renderLandscape } from '../kit/landscape.ts';
import { imageOf, writePicture } from '../output/encode.ts';
import { type PictureEntry, readManifest, writeManifest } from '../output/manifest.ts';
import { hashOf, sceneOf, slugs } from '../output/scenes.ts';

const USAGE = `Draws the pictures of the guide.

  pnpm --filter @almaty/art render <name...>          draw these pictures and keep them
  pnpm --filter @almaty/art render --stale            draw those whose scene has changed since
  pnpm --filter @almaty/art render --all              draw every picture
  pnpm --filter @almaty/art render <name> --preview <file.png>
                                                      a third of the size, in seconds, kept nowhere else

A name is that of a file in src/scenes, without ".ts".`;

/** How finely a picture is drawn: pixels per side for each of its own. */
const OVERSAMPLE = 2;
const PREVIEW = 1 / 3;

type Done = { entry: PictureEntry; seconds: number };

async function frameOf(slug: string, scale: number) {
  const scene = await sceneOf(slug);
  const { width, height } = scene.size ?? { width: 1200, height: 900 };
  const frame = { width: Math.round(width * scale), height: Math.round(height * scale), oversample: OVERSAMPLE };
  return { scene, frame };
}

/** Draws one picture and writes its files. */
async function render(slug: string): Promise<Done> {
  const started = performance.now();
  const { scene, frame } = await frameOf(slug, 1);
  const blur = await writePicture(slug, scene, renderLandscape(scene.landscape(), frame));
  const { kind, title, alt, focus, traits } = scene;
  const { width, height } = frame;
  const entry: PictureEntry = {
    kind,
    title,
    alt,
    width,
    height,
    focus: [...focus],
    blur,
    traits,
    scene: await hashOf(slug),
  };
  return { entry, seconds: (performance.now() - started) / 1000 };
}

/** Keeps two of the largest pictures at once within 1 GB (issue 5): colours are short-lived, collect them early. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/** Draws one picture in a thread of its own, whose memory is free again when it has ended. */
const renderApart = (slug: string) =>
  new Promise<Done>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: slug, resourceLimits: LIMITS });
    worker.once('message', resolve).once('error', reject);
  });

/** Draws pictures on all cores, telling of each; keeps what is done even when a later one fails. */
async function renderMany(names: readonly string[]) {
  const known = slugs();
  const manifest = Object.fromEntries(Object.entries(readManifest()).filter(([slug]) => known.includes(slug)));
  const waiting = [...names];
  let finished = 0;
  const lane = async () => {
    for (let slug = waiting.shift(); slug; slug = waiting.shift()) {
      const { entry, seconds } = await renderApart(slug);
      manifest[slug] = entry;
      writeManifest(manifest);
      finished++;
      console.log(`${String(finished).padStart(2)}/${names.length}  ${slug}  ${seconds.toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Pictures that were never drawn, or whose scene has changed since. */
async function stale(): Promise<string[]> {
  const manifest = readManifest();
  const hashes = await Promise.all(slugs().map(async (slug) => [slug, await hashOf(slug)] as const));
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
        stale: { type: 'boolean', default: false },
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
  const unknown = positionals.filter((name) => !slugs().includes(name));
  if (unknown.length > 0) fail(`There is no scene "${unknown.join('", "')}". There are: ${slugs().join(', ')}.`);
  if (values.preview !== undefined) {
    const [name] = positionals;
    if (positionals.length !== 1 || !name) fail('--preview draws exactly one picture: name it.');
    const { scene, frame } = await frameOf(name, PREVIEW);
    await imageOf(renderLandscape(scene.landscape(), frame)).png().toFile(values.preview);
    return console.log(values.preview);
  }
  const names = values.all ? slugs() : values.stale ? await stale() : positionals;
  if (names.length === 0) {
    if (values.stale) return console.log('Every picture is as its scene says.');
    fail('Which pictures?');
  }
  await renderMany(names);
}

if (isMainThread) await main();
else parentPort?.postMessage(await render(workerData));
