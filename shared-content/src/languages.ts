import { FIRST_LANGUAGE, isLanguage, type Language } from '@almaty/languages';
import { isRecord } from './file/is-record.ts';

/** What an editor calls each language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Russian', kk: 'Kazakh' };

/** A text that visitors read: one line for each language; English is shown for one that is missing. */
export type Text = { readonly [FIRST_LANGUAGE]: string } & {
  readonly [Other in Exclude<Language, typeof FIRST_LANGUAGE>]?: string | undefined;
};

/** A value in which each text has become its string in one language. */
export type InLanguage<Value> = Value extends Text
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InLanguage<Value[Key]> }
    : Value;

/** Whether a value is a text: its fields are languages with strings. The first one may still be missing in an editor. */
export const isText = (value: unknown): value is Partial<Text> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, line]) => isLanguage(key) && typeof (line ?? '') === 'string');

function convert(value: unknown, language: Language): unknown {
  if (isText(value)) return value[language] || (value[FIRST_LANGUAGE] ?? '');
  if (Array.isArray(value)) return value.map((item) => convert(item, language));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, convert(field, language)]));
}

/** Takes one language of an entry: each text in it, at any depth, becomes its string. Facts have no language and stay. */
export const inLanguage = <Value>(value: Value, language: Language): InLanguage<Value> =>
  // The type says for each shape of a value what the function does with it.
  convert(value, language) as InLanguage<Value>;
