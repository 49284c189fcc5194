import { Category } from '@almaty/store/schema';
import * as z from 'zod';
import { choice, list, shortText } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { ids } from './parts.ts';

/** What a day has to be like; mfe-catalogue/build/search/find-themes.ts says when it is. */
export const THEMES = ['family', 'noCar', 'winter', 'halfDay'] as const;
export type Theme = (typeof THEMES)[number];

/** Words with which visitors search, the locations that they find (all that are named in any of the four ways), and a note. */
const Synonym = z
  .strictObject({
    words: list(
      'Words',
      'word',
      z.string('Write a word').trim().min(2, 'Write at least two letters'),
      1,
      40,
      'As people type them, in any language.',
    ),
    locations: list('Locations', 'location', shortText('Slug', 80), 1, 99, 'Names of files of locations.').optional(),
    categories: list(
      'Categories',
      'category',
      choice('Category', Category.options),
      1,
      Category.options.length,
    ).optional(),
    activities: ids('Activities', 'Numbers: locations where one of these is possible.', 'activities').optional(),
    themes: list('Themes', 'theme', choice('Theme', THEMES), 1, THEMES.length).optional(),
    note: text(
      'Note',
      300,
      'Stands above the results: what the guide lacks, or where else it has what is searched for.',
    ).optional(),
  })
  .refine(
    ({ locations, categories, activities, themes, note }) =>
      Boolean(locations ?? categories ?? activities ?? themes ?? note),
    'Name locations, categories, activities or themes, or write a note',
  );
export type Synonym = z.infer<typeof Synonym>;

/** `content/search-words.yml`: what visitors call what the guide has. */
export const SearchWords = z.array(Synonym, 'Write a list').meta({
  singular: 'entry',
  description: 'Words as people type them; capitals, accents and the English plural do not matter.',
});
