import type { EditorPart } from '@almaty/delivery/schema';
import type { AppEventListener } from '@sveltia/cms';

/** Converts to its message alone, because the screen shows an error as a string. */
class InvalidEntryError extends Error {
  override name = 'InvalidEntryError';
  override toString() {
    return this.message;
  }
}

/** Keeps the screen from saving what a build would refuse: it shows every field, and what to write instead. */
export const refuseMistakes = (parts: readonly EditorPart[]): AppEventListener => ({
  name: 'preSave',
  handler: ({ entry }) => {
    const collection = entry.get('collection');
    const part = parts.find(({ collections }) => collections.some(({ name }) => name === collection));
    const mistakes =
      part?.findMistakes({ collection, slug: entry.get('slug'), values: entry.get('data')?.toJS?.() ?? {} }) ?? [];
    if (mistakes.length > 0) throw new InvalidEntryError(`Not saved. ${mistakes.join('. ')}`);
  },
});
