import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@almaty/languages';
import * as z from 'zod';
import { LANGUAGE_NAMES } from '../languages.ts';
import { shortText } from './fields.ts';

type TextShape = {
  [Key in Language]: Key extends typeof FIRST_LANGUAGE ? z.ZodString : z.ZodOptional<z.ZodString>;
};

const createText = (label: string, max: number, description: string | undefined, widget?: 'markdown') => {
  const line = (language: Language) => shortText(LANGUAGE_NAMES[language], max).meta(widget ? { widget } : {});
  const shape = Object.fromEntries(
    LANGUAGES.map((language) => [language, language === FIRST_LANGUAGE ? line(language) : line(language).optional()]),
  );
  return (
    z
      // The keys are those of the list of languages.
      .strictObject(shape as TextShape, 'Write the text below the name of its field, a line for each language: en: …')
      .meta({ title: label, isText: true, ...(description && { description }) })
  );
};

/**
 * A text that visitors read, a line for each language.
 *
 * @param label what the editor's screen calls the field.
 * @param max the most characters of a language.
 * @param description its hint there.
 */
export const text = (label: string, max: number, description?: string) => createText(label, max, description);

/** A text in Markdown, for each language. Its syntax is validated separately. */
export const markdownText = (label: string, max: number, description: string) =>
  createText(label, max, description, 'markdown');
