import { inLanguage } from '@almaty/content';
import type { Language } from '@almaty/languages';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import type { Source } from '../src/schema/review-fields.ts';
import type { Tips } from '../src/schema/tips.ts';
import { parseMarkdown } from '../src/validation/parse-markdown.ts';
import type { Entry } from '../src/validation/validate-values.ts';
import type { TipContent, TipFile } from './read-content.ts';

/** Takes one language of what the page shows of an entry: its text parsed, its sources written out. */
function toPublishedEntry(entry: Entry, sources: TipContent['sources'], language: Language) {
  const { reviewMonths: _, order: __, body, sources: ids, ...fields } = entry;
  const text: unknown = inLanguage(body, language);
  const listed = ids.flatMap((id): Source[] => {
    const source = sources[id];
    return source ? [{ title: inLanguage(source.title, language), ...(source.url && { url: source.url }) }] : [];
  });
  return {
    ...inLanguage(fields, language),
    sources: listed,
    ...(typeof text === 'string' && { body: parseMarkdown(text).content }),
  };
}

const compareOrder = (one: TipFile, other: TipFile) => Number(one.entry.order) - Number(other.entry.order);

/** Collects what the page shows from the content files in one language, sorted as editors ordered it. */
export function collectTips({ files, sources }: TipContent, language: Language): Tips {
  const collect = (id: CollectionId) => {
    const entries = files
      .filter((file) => file.id === id)
      .sort(compareOrder)
      .map(({ entry }) => toPublishedEntry(entry, sources, language));
    return collections[id].kind === 'folder' ? entries : entries[0];
  };
  const tips: unknown = Object.fromEntries((Object.keys(collections) as CollectionId[]).map((id) => [id, collect(id)]));
  // Every file was validated by the schema that the type is inferred from.
  return tips as Tips;
}
