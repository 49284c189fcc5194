import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The module of a language: each message as an export, so that a page has those that it uses. */
function writeModule(messages: Messages, language: Language): string {
  const compiled = Object.entries(messages).map(([name, message]) => compileMessage(name, message, language));
  const body = compiled.map(({ code }) => code).join('\n');
  const helpers = HELPERS.filter((helper) => body.includes(`${helper}(`));
  return [
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '@almaty/languages';`] : []),
    ...(compiled.some(({ hasTags }) => hasTags)
      ? ["import { createElement, Fragment, type ReactNode } from 'react';"]
      : []),
    body,
    '',
  ].join('\n');
}

/** Leaves a file alone that is as it should be: others may be reading it. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function findMistakes(root: string): string[] {
  const english = read(root, FIRST_LANGUAGE);
  const namesFile = path.join(root, 'messages/names.json');
  const names: string[] = existsSync(namesFile) ? JSON.parse(readFileSync(namesFile, 'utf8')) : [];
  const sources = globSync(SOURCES, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return [
    ...listMessageLanguages(root).flatMap((language) =>
      checkMessages(english, read(root, language), language, names).map(
        (mistake) => `${path.basename(root)}/messages/${language}.json: ${mistake}`,
      ),
    ),
    ...findUnused(english, sources).map((mistake) => `${path.basename(root)}/messages/en.json: ${mistake}`),
  ];
}

/**
 * Compiles the messages of a package to `generated/messages/<language>.ts`, which its `package.json` imports as `#messages`.
 *
 * @param root the folder of the package, which has `messages/en.json`.
 * @throws Error that lists every mistake with file and message.
 */
export function compileMessages(root: string): void {
  const mistakes = findMistakes(root);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const folder = path.join(root, 'generated/messages');
  mkdirSync(folder, { recursive: true });
  for (const language of listMessageLanguages(root))
    writeIfChanged(path.join(folder, `${language}.ts`), writeModule(read(root, language), language));
}
