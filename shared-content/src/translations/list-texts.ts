import { FIRST_LANGUAGE } from '@almaty/languages';
import { isRecord } from '../file/is-record.ts';
import type { FieldPath } from '../file/parse-yaml.ts';
import { isText, type Text } from '../languages.ts';

/** A text, and where it is in an entry. */
export type FoundText = { path: FieldPath; text: Text };

/** Lists the texts of an entry that are written in English, at any depth. */
export function listTexts(value: unknown, path: FieldPath = []): FoundText[] {
  if (isText(value)) return value.en ? [{ path, text: { ...value, en: value.en } }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => listTexts(field, [...path, name]));
}

/**
 * Leaves out the translations that a text must not have, so that it is shown in English.
 *
 * @param isRefused whether the translation of an English text into a language is left out.
 */
export function omitTranslations<Value>(
  value: Value,
  isRefused: (english: string, language: string) => boolean,
): Value {
  const convert = (part: unknown): unknown => {
    if (isText(part))
      return Object.fromEntries(
        Object.entries(part).filter(
          ([language]) => language === FIRST_LANGUAGE || !isRefused(part[FIRST_LANGUAGE] ?? '', language),
        ),
      );
    if (Array.isArray(part)) return part.map(convert);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, convert(field)]));
  };
  // Translations are optional in the type of a text.
  return convert(value) as Value;
}
