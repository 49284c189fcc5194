import type { EditorPart } from '@almaty/delivery/schema';
import type { AppEventListener } from '@sveltia/cms';
import { readValues } from './read-values.ts';

/** Of an error with this message the screen shows the cause; of any other it says only that saving failed. */
const SHOWN_ERROR = 'saving_failed';

/** Keeps the screen from saving what a build would refuse: it shows every field, and what to write instead. */
export const refuseMistakes = (parts: readonly EditorPart[]): AppEventListener => ({
  name: 'preSave',
  handler: ({ entry }) => {
    const collection = entry.get('collection');
    const part = parts.find(({ collections }) => collections.some(({ name }) => name === collection));
    const values = readValues(entry.get('data'));
    const mistakes = part?.findMistakes({ collection, slug: entry.get('slug'), values }) ?? [];
    if (mistakes.length > 0) throw new Error(SHOWN_ERROR, { cause: new Error(`Not saved. ${mistakes.join('. ')}`) });
  },
});
