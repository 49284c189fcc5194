import type { AppEventListener } from '@sveltia/cms';
import { type EditorParts, findPart, readEntry } from './read-entry.ts';
import { createShownError } from './shown-error.ts';

/** Keeps the screen from saving what a build would refuse: it shows every field, and what to write instead. */
export const refuseMistakes = (parts: EditorParts): AppEventListener => ({
  name: 'preSave',
  handler: ({ entry: saved }) => {
    const entry = readEntry(saved);
    const mistakes = findPart(parts, entry)?.findMistakes(entry) ?? [];
    if (mistakes.length > 0) throw createShownError(`Not saved. ${mistakes.join('. ')}`);
  },
});
