import { Category } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { themes } from './themes.ts';

const words = z.array(z.string().check(z.trim(), z.minLength(2, 'Write at least two letters'))).check(z.minLength(1));

/** Words with which visitors search, the locations that they find (all that are named in any of the four ways), and a note. */
const Synonym = z
  .strictObject({
    words,
    /** Slugs. */
    locations: z.optional(z.array(z.string())),
    categories: z.optional(z.array(Category)),
    /** Ids: the locations where one of these activities is possible. */
    activities: z.optional(z.array(z.int())),
    themes: z.optional(z.array(z.enum(themes))),
    /** Shown above the results: what the guide lacks, or where else it has what is searched for. */
    note: z.optional(z.string().check(z.trim(), z.minLength(10, 'Write a sentence'))),
  })
  .check(
    z.refine(
      ({ locations, categories, activities, themes, note }) =>
        Boolean(locations ?? categories ?? activities ?? themes ?? note),
      'Name locations, categories, activities or themes, or write a note',
    ),
  );
export type Synonym = z.infer<typeof Synonym>;

/** `src/content/search/synonyms.yml`. */
export const Synonyms = z.array(Synonym);
