import type { Synonym } from '@almaty/content/catalogue';
import type { Category } from '@almaty/store/schema';
import type { Theme } from '../../src/content/search/themes.ts';

/** What decides which synonyms find a location. */
export type SynonymTarget = {
  slug: string;
  category: Category;
  /** Ids of the activities that are possible there. */
  activityIds: readonly number[];
  themes: readonly Theme[];
};

/** What the words of a synonym find. */
type Targets = Omit<Synonym, 'words' | 'note'>;

/** Whether the words of a synonym find a location. */
const hasTarget = (synonym: Targets, { slug, category, activityIds, themes }: SynonymTarget): boolean =>
  Boolean(
    synonym.locations?.includes(slug) ||
      synonym.categories?.includes(category) ||
      synonym.activities?.some((id) => activityIds.includes(id)) ||
      synonym.themes?.some((theme) => themes.includes(theme)),
  );

/** The words of all synonyms that find a location. */
export const findSynonyms = (
  synonyms: readonly (Targets & Pick<Synonym, 'words'>)[],
  target: SynonymTarget,
): string[] => synonyms.filter((synonym) => hasTarget(synonym, target)).flatMap(({ words }) => words);
