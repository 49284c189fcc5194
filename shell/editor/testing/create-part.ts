import type { EditorPart } from '@almaty/delivery/schema';

/** A part that brings nothing to the screen but what a test gives it. */
export const createPart = (fields: Partial<EditorPart> = {}): EditorPart => ({
  ...{
    collections: [],
    formats: {},
    styles: [],
    showPreview: () => {},
    findMistakes: () => [],
    listDifferences: () => [],
  },
  ...fields,
});
