import type { CmsEventListener } from 'decap-cms-core';
import { removeEmptyFields } from '../src/file-format/serialize-document.ts';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { validateValues } from '../src/validation/validate-values.ts';
import { ACCESS_COLLECTION } from './access-collection.ts';
import { validateAccessValues } from './access-values.ts';
import { getFieldLabel, toJsonSchema } from './fields.ts';

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

/** Validates an entry; returns a message per mistake. */
function validateEntry(decapCollection: string, slug: string, values: Readonly<Record<string, unknown>>): string[] {
  if (decapCollection === ACCESS_COLLECTION) return validateAccessValues(values);
  const collection = getCollection(decapCollection, slug);
  const schema = toJsonSchema(collection.schema);
  const { issues } = validateValues(collection, removeEmptyFields(values));
  return issues.map(({ path, message }) => `${getFieldLabel(schema, path)}: ${message}`);
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
