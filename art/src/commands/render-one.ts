import { writePictureFiles } from '../output/encode.ts';
import { createFrame } from '../output/frame.ts';
import type { ManifestEntry } from '../output/manifest.ts';
import { hashScene, loadScene } from '../output/scenes.ts';
import { renderLandscape } from '../renderer/landscape.ts';

// Run by the render command, in a process of its own: draws the picture it is given and answers with its entry.
const [slug = ''] = process.argv.slice(2);
const scene = await loadScene(slug);
const frame = createFrame(scene, 1);
const blur = await writePictureFiles(slug, scene, renderLandscape(scene.landscape(), frame));
const { kind, title, alt, focus, color, traits } = scene;
const { width, height } = frame;
const hash = await hashScene(slug);
process.send?.({
  kind,
  title,
  alt,
  width,
  height,
  focus: [...focus],
  blur,
  color,
  traits,
  scene: hash,
} satisfies ManifestEntry);
