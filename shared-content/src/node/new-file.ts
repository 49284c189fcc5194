import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { PLACEHOLDER } from '../entries/due.ts';
import { serializeYaml } from '../file/serialize-yaml.ts';

const HEADER = `# New: replace each text that begins with "${PLACEHOLDER}", and each estimate; "content due" lists the texts.\n`;

/**
 * Makes the name of a file of the name of an entry: `Kok-Tobe Park` -> `kok-tobe-park`.
 *
 * @throws Error when nothing of it can be in the name of a file.
 */
export function toName(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!name) throw new Error(`The name “${title}” has no Latin letter: write the English name`);
  return name;
}

/**
 * Writes the file of a new entry.
 *
 * @param file its path, relative to the workspace.
 * @throws Error when there is such a file already.
 */
export function createFile(workspace: string, file: string, schema: z.ZodType, entry: unknown): void {
  const target = path.join(workspace, file);
  if (existsSync(target)) throw new Error(`There is already ${file}: write another name`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, HEADER + serializeYaml(schema, entry));
}
