import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Scene } from '../scene.ts';

const FOLDER = join(import.meta.dirname, '../scenes');

/** Every picture there is, by the name of its file. */
export const listSlugs = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

const fileOf = (slug: string) => join(FOLDER, `${slug}.ts`);

/** The scene of a picture. */
export async function loadScene(slug: string): Promise<Scene> {
  const module: { default: Scene } = await import(fileOf(slug));
  return module.default;
}

/**
 * What a picture depends on, as a hash: its scene with all of the kit that it uses. Comments, types and formatting
 * don't count, because the code is bundled and minified first.
 */
export async function hashScene(slug: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileOf(slug)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  });
  return createHash('sha256').update(outputFiles[0].contents).digest('hex').slice(0, 16);
}
