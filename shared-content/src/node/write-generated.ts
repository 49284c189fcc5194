import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../entries/content-error.ts';

/** Writes a file unless it has this text already, so that nobody who watches it sees a change. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes what is generated from content, and removes what no content gives any more. What else is in the folder stays: the
 * folders of other languages and the messages.
 *
 * @param folder of the generated files; the declarations of their types there (`.d.json.ts`) are kept in git.
 * @param modules file name -> data that modules import, written so that people can read it.
 * @param released path -> data files of a release, in the folder `release`, as short as possible.
 */
export function writeGenerated(
  folder: string,
  modules: Readonly<Record<string, unknown>>,
  released: Readonly<Record<string, unknown>> = {},
): void {
  const texts = [
    ...Object.entries(modules).map(([file, data]) => [file, `${JSON.stringify(data, null, 2)}\n`] as const),
    ...Object.entries(released).map(([file, data]) => [`release/${file}`, JSON.stringify(data)] as const),
  ];
  for (const [file, text] of texts) writeIfChanged(path.join(folder, file), text);
  const current = new Set(texts.map(([file]) => path.normalize(file)));
  for (const file of globSync(['*.json', 'release/**/*.json'], { cwd: folder }))
    if (!current.has(path.normalize(file))) rmSync(path.join(folder, file));
}

/**
 * Runs a generator as a program: mistakes of the content are printed without a stack, which would hide them.
 *
 * @param otherLanguages for which the program is run again, each in a process of its own, because a language is the condition
 *   with which its modules are resolved.
 */
export function runGenerator(generate: () => void, otherLanguages: readonly string[] = []): void {
  try {
    generate();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  for (const language of otherLanguages) {
    const program = [`--conditions=${language}`, ...process.argv.slice(1)];
    const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
