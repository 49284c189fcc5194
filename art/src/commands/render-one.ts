import type { ManifestEntry } from '@almaty/pictures/node';
import { writePictureFiles } from '../output/encode.ts';
import { createFrame } from '../output/frame.ts';
import { hashScene, loadScene } from '../output/scenes.ts';
import { renderLandscape } from '../renderer/landscape.ts';

// The render command starts this file as a child process: it renders one picture and sends back its manifest entry.
const [slug = ''] = process.argv.slice(2);
const scene = await loadScene(slug);
const frame = createFrame(scene, 1);
const blur = await writePictureFiles(slug, scene, renderLandscape(scene.landscape(), frame));
const { kind, title, alt, focus, color, traits } = scene;
const { width, height } = frame;
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
  sceneHash: await hashScene(slug),
} satisfies ManifestEntry);
