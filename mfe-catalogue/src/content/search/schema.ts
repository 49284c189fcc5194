import { Category } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { themes } from './themes.ts';

const words = z.array(z.string().check(z.trim(), z.minLength(2, 'Write at least two letters'))).check(z.minLength(1));

/** Words with which visitors search, and the locations that they find: all that are named in any of the four ways. */
const Synonym = z
  .strictObject({
    words,
    /** Slugs. */
    locations: z.optional(z.array(z.string())),
    categories: z.optional(z.array(Category)),
    /** Ids: the locations where one of these activities is possible. */
    activities: z.optional(z.array(z.int())),
    themes: z.optional(z.array(z.enum(themes))),
  })
  .check(
    z.refine(
      ({ locations, categories, activities, themes }) => Boolean(locations ?? categories ?? activities ?? themes),
      'Name locations, categories, activities or themes',
    ),
  );
export type Synonym = z.infer<typeof Synonym>;

/** `src/content/search/synonyms.yml`. */
export const Synonyms = z.array(Synonym);
