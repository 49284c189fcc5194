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

/** The first word of a name, such as `packing` of `packingListTitle`: the messages of a feature begin with the same. */
const getGroup = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? name;

/** Group -> its messages. */
function groupMessages(messages: Messages): Map<string, Messages> {
  const groups = new Map<string, Messages>();
  for (const [name, message] of Object.entries(messages))
    groups.set(getGroup(name), { ...groups.get(getGroup(name)), [name]: message });
  return groups;
}

/** A module with messages, each as an export. */
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
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
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
 * Compiles the messages of a package to `generated/messages/<language>.ts`, which its `package.json` imports as `#messages`. It
 * exports those of a module for each group.
 *
 * @param root the folder of the package, which has `messages/en.json`.
 * @throws Error that lists every mistake with file and message.
 */
export function compileMessages(root: string): void {
  const mistakes = findMistakes(root);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const folder = path.join(root, 'generated/messages');
  for (const language of listMessageLanguages(root)) {
    const groups = groupMessages(read(root, language));
    // A bundler puts a module into one script whole: code that comes later brings its own messages.
    for (const [group, messages] of groups)
      writeIfChanged(path.join(folder, language, `${group}.ts`), writeModule(messages, language));
    const exports = [...groups.keys()].map((group) => `export * from './${language}/${group}.ts';\n`);
    writeIfChanged(path.join(folder, `${language}.ts`), exports.join('') || 'export {};\n');
  }
}
