import { isCalendarDate } from '@almaty/dates';
import * as z from 'zod';

/** What a field names: entries of a collection, by the names of their files or by their numbers; or items of a file. */
export type EntryReference =
  | { collection: 'locations' | 'activities' | 'sources' | 'contacts' | 'parks'; value: 'slug' | 'id' }
  /** Items of a list in a single file, by their ids. */
  | { collection: 'search-and-roads'; file: 'roads' | 'bases'; list: 'nodes' | 'bases'; value: 'id' };

declare module 'zod' {
  interface GlobalMeta {
    /** The entries that the field names. */
    entries?: EntryReference;
    /** The folder, in the repository, of the uploaded files that the field names; those of an entry have a folder of its name. */
    uploads?: string;
    /** The widget that edits the field, where its type alone does not decide that. */
    widget?: 'markdown';
    /** What one entry of a list is called. */
    singular?: string;
    /** The `format` of JSON Schema. */
    format?: 'date';
    /** Whether the field is a text with a line for each language. */
    isText?: boolean;
    /** The line of an entry of a list that is folded up, with `{{field}}` for a value. */
    summary?: string;
  }
}

/** A text without language, in one line. `label` is what the editor screen calls the field, `description` its hint there. */
export const shortText = (label: string, max: number, description?: string) =>
  z
    .string('Write a text')
    .trim()
    .min(1, 'Write a text: this field is empty')
    .max(max, { error: ({ input }) => `Write at most ${max} characters; this text has ${String(input).length}` })
    .meta({ title: label, ...(description && { description }) });

/** A whole number within bounds. */
export const wholeNumber = (label: string, min: number, max: number, description?: string) =>
  z
    .int('Write a whole number')
    .min(min, `Write at least ${min}`)
    .max(max, `Write at most ${max}`)
    .meta({ title: label, ...(description && { description }) });

/** Nothing is higher than 7,010 m, the country's highest peak (Khan Tengri). */
const HIGHEST_METRES = 7010;

/** A height in metres above the sea, or metres up. */
export const metres = (label: string) => wholeNumber(label, 0, HIGHEST_METRES);

/** A number that may have decimal places. */
export const decimalNumber = (label: string, min: number, max: number, description?: string) =>
  z
    .number('Write a number')
    .min(min, `Write at least ${min}`)
    .max(max, `Write at most ${max}`)
    .meta({ title: label, ...(description && { description }) });

/** One of the given options. */
export const choice = <const Options extends readonly string[]>(
  label: string,
  options: Options,
  description?: string,
) =>
  z
    .enum(options, {
      error: ({ input }) =>
        `There is no ${label.toLowerCase()} ${JSON.stringify(input)}: choose one of ${options.join(', ')}`,
    })
    .meta({ title: label, ...(description && { description }) });

const INVALID_DATE = 'Write the date as yyyy-MM-dd, such as 2026-11-20';

/** A calendar date, as yyyy-MM-dd. */
export const calendarDate = (label: string, description: string) =>
  z.string(INVALID_DATE).refine(isCalendarDate, INVALID_DATE).meta({ title: label, description, format: 'date' });

/** A boolean that counts as false when it is left out. */
export const flag = (label: string, description?: string) =>
  z
    .boolean('Write true or false')
    .optional()
    .meta({ title: label, ...(description && { description }) });

/** The number of an entry, which never changes, because itineraries that visitors keep name it. */
export const entryId = (max: number) =>
  wholeNumber('Number', 1, max, 'Given already, and never changed: visitors’ itineraries name it.');

/** The address of a page anywhere on the web. */
export const webAddress = (label: string, description: string) =>
  z
    .string('Write an address')
    .regex(/^https?:\/\/\S+$/, 'Write the whole address, such as https://egov.kz/')
    .meta({ title: label, description });

/** Several entries of the same kind; `singular` is what one of them is called. */
export const list = <Item extends z.ZodType>(
  label: string,
  singular: string,
  item: Item,
  min: number,
  max: number,
  description?: string,
) =>
  z
    .array(item, 'Write a list')
    .min(min, min === 1 ? `Add at least one ${singular}` : `Add at least ${min} ${singular}s`)
    .max(max, `Write at most ${max} ${singular}s`)
    .meta({ title: label, singular, ...(description && { description }) });
