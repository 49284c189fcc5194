import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../src/languages.ts';
import { checkMessages, findUnused } from './check-messages.ts';
import { compileMessage } from './compile-message.ts';
import { type Messages, parseMessagesFile } from './parse-messages.ts';

const HELPERS = ['formatNumber', 'selectForm', 'selectPlural'];

/** The files that may use the messages of a package. */
const SOURCES = '{src,build,editor,worker}/**/*.{ts,tsx}';

const getFile = (root: string, language: Language) => path.join(root, 'messages', `${language}.json`);

/** The languages of a package: those of the files in its `messages`. */
export const listMessageLanguages = (root: string): Language[] =>
  LANGUAGES.filter((language) => existsSync(getFile(root, language)));

function read(root: string, language: Language): Messages {
  try {
    return parseMessagesFile(readFileSync(getFile(root, language), 'utf8'));
  } catch (error) {
    throw new Error(`${getFile(root, language)}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The module of a message. */
function writeModule(name: string, message: string, language: Language): string {
  const { code, hasTags } = compileMessage(name, message, language);
  const helpers = HELPERS.filter((helper) => code.includes(`${helper}(`));
  return [
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '@almaty/languages';`] : []),
    ...(hasTags ? ["import { createElement, Fragment, type ReactNode } from 'react';"] : []),
    code,
    '',
  ].join('\n');
}

/** Leaves a file alone that is as it should be: others may be reading it. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Writes the messages of a language: each is a module of its own, because a bundler moves modules, not exports, to the code that
 * is loaded later. The index is what code imports.
 */
function writeLanguage(folder: string, language: Language, messages: Messages): void {
  const modules = path.join(folder, language);
  mkdirSync(modules, { recursive: true });
  for (const [name, message] of Object.entries(messages))
    writeIfChanged(path.join(modules, `${name}.ts`), writeModule(name, message, language));
  for (const file of readdirSync(modules))
    if (!Object.hasOwn(messages, path.parse(file).name)) rmSync(path.join(modules, file), { force: true });
  const index = Object.keys(messages).map((name) => `export { ${name} } from './${language}/${name}.ts';\n`);
  writeIfChanged(path.join(folder, `${language}.ts`), index.join('') || 'export {};\n');
}

/** The texts that are the same in each language, of `messages/names.json`. */
export function readNames(root: string): string[] {
  const file = path.join(root, 'messages/names.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function findMistakes(root: string, languages: readonly Language[]): string[] {
  const english = read(root, FIRST_LANGUAGE);
  const names = readNames(root);
  return languages.flatMap((language) =>
    checkMessages(english, read(root, language), language, names).map(
      (mistake) => `${path.basename(root)}/messages/${language}.json: ${mistake}`,
    ),
  );
}

function findUnusedIn(root: string): string[] {
  const sources = globSync(SOURCES, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return findUnused(read(root, FIRST_LANGUAGE), sources).map(
    (mistake) => `${path.basename(root)}/messages/en.json: ${mistake}`,
  );
}

/**
 * Compiles the messages of a package to `generated/messages/<language>.ts`, which its `package.json` imports as `#messages` and
 * names as free of side effects.
 *
 * @param root the folder of the package, which has `messages/en.json`.
 * @param isDevelopment compiles English alone, which a development server shows: half a change need not be translated yet.
 * @throws Error that lists every mistake with file and message.
 */
export function compileMessages(root: string, isDevelopment = false): void {
  const languages: Language[] = isDevelopment ? [FIRST_LANGUAGE] : listMessageLanguages(root);
  const mistakes = [...findMistakes(root, languages), ...(isDevelopment ? [] : findUnusedIn(root))];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const folder = path.join(root, 'generated/messages');
  for (const language of languages) writeLanguage(folder, language, read(root, language));
}
