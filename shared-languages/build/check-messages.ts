import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../src/languages.ts';
import { PLURAL_CATEGORIES } from '../src/plurals.ts';
import { listParameters, type Messages, parseMessage } from './parse-messages.ts';

/** Every plural of a message, also inside others. */
function* listPlurals(elements: readonly MessageFormatElement[]): Generator<readonly string[]> {
  for (const element of elements) {
    if (element.type === TYPE.plural) yield Object.keys(element.options);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) yield* listPlurals(value);
    if (element.type === TYPE.tag) yield* listPlurals(element.children);
  }
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Two words of small letters beside each other, which no name is. */
const ENGLISH_WORDS = /\b[a-z]{2,} [a-z]{2,}\b/;

/** The texts of a message, without placeholders and tags. */
function* listTexts(elements: readonly MessageFormatElement[]): Generator<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal) yield element.value;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) yield* listTexts(value);
    if (element.type === TYPE.tag) yield* listTexts(element.children);
  }
}

const describe = (parameters: object) => Object.keys(parameters).join(', ') || 'none';

function findPluralMistake(elements: readonly MessageFormatElement[], language: Language): string | undefined {
  for (const forms of listPlurals(elements)) {
    const missing = PLURAL_CATEGORIES[language].filter((category) => !forms.includes(category));
    if (missing.length > 0) return `write the plural forms ${missing.join(', ')} too`;
  }
  return undefined;
}

function findMistake(
  english: string,
  message: string,
  language: Language,
  names: ReadonlySet<string>,
): string | undefined {
  const [source, elements] = [parseMessage(english), parseMessage(message)];
  const [wanted, given] = [listParameters(source), listParameters(elements)];
  if (JSON.stringify(wanted) !== JSON.stringify(given))
    return `has the placeholders ${describe(given)}; the English text has ${describe(wanted)}`;
  if (language === 'en') return findPluralMistake(elements, language);
  const text = [...listTexts(elements)].join(' ');
  const isForeign = /[a-z]/i.test(text) && !CYRILLIC.test(text) && !names.has(text);
  if (isForeign || ENGLISH_WORDS.test(text))
    return 'has English words: translate them, or list a name in messages/names.json';
  return findPluralMistake(elements, language);
}

const explain = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Finds what is wrong with the messages of a language: one that is missing, or not in English, has other placeholders, lacks a
 * plural form or is not translated.
 *
 * @param names texts that are the same in each language, such as names.
 * @returns a sentence for each mistake, which begins with the name of the message.
 */
export function checkMessages(
  english: Messages,
  messages: Messages,
  language: Language,
  names: readonly string[],
): string[] {
  const known = new Set(names);
  const mistakes = Object.keys(messages)
    .filter((name) => !(name in english))
    .map((name) => `${name}: is not in en.json`);
  for (const [name, source] of Object.entries(english)) {
    const message = messages[name];
    if (message === undefined) {
      mistakes.push(`${name}: is missing; it is “${source}” in English`);
      continue;
    }
    try {
      const mistake = findMistake(source, message, language, known);
      if (mistake) mistakes.push(`${name}: ${mistake}`);
    } catch (error) {
      mistakes.push(`${name}: ${explain(error)}`);
    }
  }
  return mistakes;
}

/**
 * Finds messages that nothing uses.
 *
 * @param sources the texts of the files that may use them.
 */
export function findUnused(english: Messages, sources: readonly string[]): string[] {
  const used = new Set(sources.flatMap((source) => source.match(/\b[a-z][A-Za-z0-9]*\b/g) ?? []));
  return Object.keys(english)
    .filter((name) => !used.has(name))
    .map((name) => `${name}: nothing uses it; delete it in each language`);
}
