import type { ContentFile } from '../checking/read-content.ts';
import { type CollectionId, collections } from '../schema/collections.ts';
import type { Tips } from '../schema/tips.ts';

/** A file without what only editors see, and without its place among the others. */
function published({ source: _, reviewMonths: __, order: ___, ...shown }: Readonly<Record<string, unknown>>) {
  return shown;
}

const byOrder = (one: ContentFile, other: ContentFile) => Number(one.entry.order) - Number(other.entry.order);

/** What the page shows of the editors' files, in their order. */
export function tipsOf(files: readonly ContentFile[]): Tips {
  const of = (id: CollectionId) => {
    const entries = files
      .filter((file) => file.id === id)
      .sort(byOrder)
      .map(({ entry }) => published(entry));
    return collections[id].kind === 'folder' ? entries : entries[0];
  };
  const tips: unknown = Object.fromEntries((Object.keys(collections) as CollectionId[]).map((id) => [id, of(id)]));
  // Every file was checked against the schema that the type is inferred from.
  return tips as Tips;
}
