import { type CollectionId, collections } from '../schema/collections.ts';
import type { Tips } from '../schema/tips.ts';
import type { ContentFile } from '../validation/read-content.ts';

/** Removes the fields that the page does not show. */
function toPublishedEntry({ reviewMonths: _, order: __, ...fields }: Readonly<Record<string, unknown>>) {
  return fields;
}

const compareOrder = (one: ContentFile, other: ContentFile) => Number(one.entry.order) - Number(other.entry.order);

/** Collects what the page shows from the content files, sorted as editors ordered it. */
export function collectTips(files: readonly ContentFile[]): Tips {
  const collect = (id: CollectionId) => {
    const entries = files
      .filter((file) => file.id === id)
      .sort(compareOrder)
      .map(({ entry }) => toPublishedEntry(entry));
    return collections[id].kind === 'folder' ? entries : entries[0];
  };
  const tips: unknown = Object.fromEntries((Object.keys(collections) as CollectionId[]).map((id) => [id, collect(id)]));
  // Every file was validated by the schema that the type is inferred from.
  return tips as Tips;
}
