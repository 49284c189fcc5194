import { omitTranslations } from '@almaty/content';
import { readTranslated } from '@almaty/content/node';
import type { CollectionId } from '../src/schema/collections.ts';
import type { TipContent } from './read-content.ts';

/** The collections whose new English text is shown at once. */
const SAFETY: ReadonlySet<CollectionId> = new Set([
  ...(['emergency-numbers', 'important-tips', 'mountain-safety'] as const),
]);

/**
 * Leaves out the translations of tips on safety whose English text has changed since: a reader gets the new fact in English
 * before the old one in another language.
 *
 * @param workspace the root folder of the workspace.
 */
export function omitStaleSafety({ files, sources }: TipContent, workspace: string): TipContent {
  const isCurrent = readTranslated(workspace, 'mfe-trip-tips');
  return {
    sources,
    files: files.map((file) =>
      SAFETY.has(file.id) ? { ...file, entry: omitTranslations(file.entry, (...text) => !isCurrent(...text)) } : file,
    ),
  };
}
