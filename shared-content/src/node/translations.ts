import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_LANGUAGE, type Language, OTHER_LANGUAGES } from '@almaty/languages';
import * as z from 'zod';
import type { DueItem } from '../entries/due.ts';
import { parseYaml } from '../file/parse-yaml.ts';
import { LANGUAGE_NAMES, type Text } from '../languages.ts';
import { listTexts } from '../translations/list-texts.ts';
import type { Translated } from '../translations/stale-texts.ts';

/** A text of a package, and what one of its translations needs: to be written, to be compared with the English, or nothing. */
export type Translation = {
  /** Path of the file, relative to the workspace, and the line of the text in it. */
  file: string;
  line: number;
  field: string;
  language: Language;
  english: string;
  state: 'missing' | 'stale' | 'current';
};

const TranslatedFile = z.record(z.string(), z.array(z.string()));

/** Without white space around, which schemas take away. 32 bits: of three million changed texts one would seem unchanged. */
const hash = (english: string) => createHash('sha256').update(english.trim()).digest('hex').slice(0, 8);

const getFile = (workspace: string, folder: string) => path.join(workspace, folder, 'messages/translated.json');

/**
 * Reads for which English texts the translations of a package were made.
 *
 * @param folder of the package, relative to the workspace.
 * @returns whether a language has a translation of exactly this English text.
 */
export function readTranslated(workspace: string, folder: string): (english: string, language: string) => boolean {
  const file = getFile(workspace, folder);
  const lists: Translated = existsSync(file) ? TranslatedFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const hashes = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list)]));
  return (english, language) => hashes.get(language)?.has(hash(english)) ?? false;
}

type Found = { file: string; line: number; field: string; text: Text };

/** The texts of content files. */
const listContent = (workspace: string, folder: string): Found[] =>
  globSync(`${folder}/content/**/*.yml`, { cwd: workspace })
    .sort()
    .flatMap((file) => {
      const { values, getLine } = parseYaml(readFileSync(path.join(workspace, file), 'utf8'));
      return listTexts(values).map((found) => ({
        ...{ file, line: getLine(found.path), field: found.path.join('.') },
        text: found.text,
      }));
    });

/** The messages of the interface, as texts. */
function listMessages(workspace: string, folder: string): Found[] {
  const read = (language: Language) => {
    const file = `${folder}/messages/${language}.json`;
    const text = existsSync(path.join(workspace, file)) ? readFileSync(path.join(workspace, file), 'utf8') : '{}';
    return { file, messages: z.record(z.string(), z.string()).parse(JSON.parse(text)), ...parseYaml(text) };
  };
  const { file, messages, getLine } = read(FIRST_LANGUAGE);
  const others = OTHER_LANGUAGES.map((language) => [language, read(language).messages] as const);
  return Object.entries(messages).map(([name, en]) => ({
    ...{ file, line: getLine([name]), field: name },
    text: { en, ...Object.fromEntries(others.map(([language, translated]) => [language, translated[name]])) },
  }));
}

/**
 * Lists the texts of a package, each for each language but English: those of its content, and its messages.
 *
 * @param workspace the root folder of the workspace.
 * @param folder of the package, relative to it.
 */
export function listTranslations(workspace: string, folder: string): Translation[] {
  const isCurrent = readTranslated(workspace, folder);
  return [...listContent(workspace, folder), ...listMessages(workspace, folder)].flatMap(({ text, ...place }) =>
    OTHER_LANGUAGES.map((language) => {
      const state = text[language] ? (isCurrent(text.en, language) ? 'current' : 'stale') : 'missing';
      return { ...place, language, english: text.en, state };
    }),
  );
}

/** Lists what translators have to do for the content of a package. */
export const listTranslationsDue = (workspace: string, folder: string): DueItem[] =>
  listTranslations(workspace, folder).flatMap(({ file, line, field, language, state }) => {
    const name = LANGUAGE_NAMES[language];
    const tasks = {
      missing: `translate this text into ${name}; until then it is shown in English`,
      stale: `compare the ${name} with the English, which has changed; then run: npm run -s content -- translate done`,
    };
    return state === 'current' ? [] : [{ file, line, field, message: tasks[state], since: '' }];
  });

/**
 * Records that every translation that there is says what the English text says.
 *
 * @param file the only file whose translations count as compared, relative to the workspace; every file unless given.
 * @returns how many of them were stale.
 */
export function recordTranslations(workspace: string, folder: string, file?: string): number {
  const all = listTranslations(workspace, folder);
  const compared = all.filter((each) => each.state === 'stale' && (file === undefined || each.file === file));
  const kept = [...all.filter(({ state }) => state === 'current'), ...compared];
  const lists = OTHER_LANGUAGES.map((language) => {
    const hashes = kept.filter((each) => each.language === language).map(({ english }) => hash(english));
    return [language, [...new Set(hashes)].sort()] as const;
  });
  writeFileSync(getFile(workspace, folder), `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
  return compared.length;
}
