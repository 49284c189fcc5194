import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** How an editor writes a field, where its type alone does not say it: Decap's name of the widget. */
    widget?: 'markdown';
    /** What one entry of a list is called. */
    one?: string;
  }
}

/** One line of text. `label` is what the editor's screen calls it. */
export const line = (label: string, max: number, description?: string) =>
  z
    .string('Write a text')
    .trim()
    .min(1, 'Write a text: this is empty')
    .max(max, { error: ({ input }) => `Write at most ${max} characters; these are ${String(input).length}` })
    .meta({ title: label, ...(description && { description }) });

/** Text in Markdown: what its marks may be is checked apart (checking/markdown.ts). */
export const markdown = (label: string, max: number, description: string) =>
  line(label, max, description).meta({ widget: 'markdown' });

/** A whole number within bounds. */
export const count = (label: string, min: number, max: number, description?: string) =>
  z
    .int('Write a whole number')
    .min(min, `Write at least ${min}`)
    .max(max, `Write at most ${max}`)
    .meta({ title: label, ...(description && { description }) });

/** A number that may have a fraction. */
export const measure = (label: string, min: number, max: number) =>
  z.number('Write a number').min(min, `Write at least ${min}`).max(max, `Write at most ${max}`).meta({ title: label });

/** One of a few words. */
export const choice = <const Words extends readonly string[]>(label: string, words: Words, description?: string) =>
  z
    .enum(words, {
      error: ({ input }) =>
        `There is no ${label.toLowerCase()} ${JSON.stringify(input)}: choose one of ${words.join(', ')}`,
    })
    .meta({ title: label, ...(description && { description }) });

/** A day, as yyyy-MM-dd. */
export const day = (label: string, description: string) =>
  z.iso.date('Write the day as yyyy-MM-dd, such as 2026-11-20').meta({ title: label, description });

/** Yes or no; no when it is left out. */
export const flag = (label: string) => z.boolean('Write true or false').optional().meta({ title: label });

/** Several entries of a kind, one of which is called `one`. */
export const list = <Item extends z.ZodType>(label: string, one: string, item: Item, min: number, max: number) =>
  z
    .array(item, 'Write a list')
    .min(min, `Keep at least ${min}`)
    .max(max, `Keep at most ${max}`)
    .meta({ title: label, one });
