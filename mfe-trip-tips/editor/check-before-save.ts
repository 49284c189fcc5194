import type { CmsEventListener } from 'decap-cms-core';
import { checkValues } from '../src/checking/check-values.ts';
import { tidied } from '../src/checking/write-document.ts';
import { type CollectionId, collections } from '../src/schema/collections.ts';

/** The collection that an entry belongs to: a folder's name, or the name of the file in the lists. */
const collectionOf = (collection: string, slug: string) =>
  collections[(collection === 'lists' ? slug : collection) as CollectionId];

/** Says what is wrong in its own words alone: Decap shows an error as a string. */
class Refusal extends Error {
  override name = 'Refusal';
  override toString() {
    return this.message;
  }
}

/**
 * Keeps Decap CMS from saving what a build would refuse; it shows the error's text to the editor.
 *
 * @throws Refusal that names every field and what to write instead.
 */
export const checkBeforeSave: CmsEventListener = {
  name: 'preSave',
  handler: ({ entry }) => {
    const collection = collectionOf(entry.get('collection'), entry.get('slug'));
    const { issues } = checkValues(collection, tidied(entry.get('data').toJS()));
    if (issues.length > 0)
      throw new Refusal(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('. '));
  },
};
