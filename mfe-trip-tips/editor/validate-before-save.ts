import { type Mistake, readEntry, Source, tidy } from '@almaty/content';
import type { CmsEventListener } from 'decap-cms-core';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { validateValues } from '../src/validation/validate-values.ts';
import { ACCESS_COLLECTION } from './access-collection.ts';
import { validateAccessValues } from './access-values.ts';
import { getFieldLabel, type ObjectSchema, toJsonSchema } from './fields.ts';

/** Finds the collection of an entry: in Decap the single files are the entries of the collection `lists`. */
const getCollection = (decapCollection: string, slug: string) =>
  collections[(decapCollection === 'lists' ? slug : decapCollection) as CollectionId];

/** Converts to its message alone, because Decap shows the editor an error as a string. */
class InvalidEntryError extends Error {
  override name = 'InvalidEntryError';
  override toString() {
    return this.message;
  }
}

const describe = (schema: ObjectSchema, mistakes: readonly Mistake[]) =>
  mistakes.map(({ path, message }) => `${getFieldLabel(schema, path)}: ${message}`);

/** Validates an entry; returns a message per mistake. */
function validateEntry(decapCollection: string, slug: string, values: Readonly<Record<string, unknown>>): string[] {
  if (decapCollection === ACCESS_COLLECTION) return validateAccessValues(values);
  if (decapCollection.endsWith('-sources'))
    return describe(toJsonSchema(Source), readEntry(Source, tidy(Source, values)).mistakes);
  const collection = getCollection(decapCollection, slug);
  return describe(toJsonSchema(collection.schema), validateValues(collection, tidy(collection.schema, values)));
}

/**
 * Prevents Decap CMS from saving what a build would refuse.
 *
 * @throws InvalidEntryError that names every field and what to write instead.
 */
export const validateBeforeSave: CmsEventListener = {
  name: 'preSave',
  handler: ({ entry }) => {
    const messages = validateEntry(entry.get('collection'), entry.get('slug'), entry.get('data').toJS());
    if (messages.length > 0) throw new InvalidEntryError(messages.join('. '));
  },
};
