import { renderLandscape } from '../kit/landscape.ts';
import { writePicture } from '../output/encode.ts';
import { frameOf } from '../output/frame.ts';
import type { ManifestEntry } from '../output/manifest.ts';
import { hashOf, sceneOf } from '../output/scenes.ts';

// Run by the render command, in a process of its own: draws the picture it is given and answers with its entry.
const [slug = ''] = process.argv.slice(2);
const scene = await sceneOf(slug);
const frame = frameOf(scene, 1);
const blur = await writePicture(slug, scene, renderLandscape(scene.landscape(), frame));
const { kind, title, alt, focus, tone, traits } = scene;
const { width, height } = frame;
const hash = await hashOf(slug);
process.send?.({
  kind,
  title,
  alt,
  width,
  height,
  focus: [...focus],
  blur,
  tone,
  traits,
  scene: hash,
} satisfies ManifestEntry);
