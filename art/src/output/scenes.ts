import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Scene } from '../scene.ts';

const SCENES_FOLDER = join(import.meta.dirname, '../scenes');

/** The slugs of all scenes, which are the names of their files, in alphabetical order. */
export const listSlugs = (): string[] =>
  readdirSync(SCENES_FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

const getScenePath = (slug: string) => join(SCENES_FOLDER, `${slug}.ts`);

/** Imports a scene by its slug. */
export async function loadScene(slug: string): Promise<Scene> {
  const module: { default: Scene } = await import(getScenePath(slug));
  return module.default;
}

/**
 * Hashes a scene with all code that it uses, so that a test can find pictures that must be rendered again. The code is
 * bundled and minified first, so that comments, types and formatting do not change the hash.
 */
export async function hashScene(slug: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [getScenePath(slug)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  });
  return createHash('sha256').update(outputFiles[0].contents).digest('hex').slice(0, 16);
}
