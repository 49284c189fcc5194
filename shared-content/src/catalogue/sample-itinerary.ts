import * as z from 'zod';
import { choice, list, shortText, wholeNumber } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { ids, months } from './parts.ts';

/** A day of a sample itinerary: what to see in which order, and where to sleep. */
const sampleDay = z.strictObject({
  locationIds: ids('Locations', 'Their numbers, in the order of the day.'),
  activityIds: ids('Activities', 'Their numbers.', 'activities').optional(),
  nightBase: shortText('Night', 60, 'The id of a base of content/bases.yml; none on the last day.').optional(),
  why: text('Why', 240, 'Why these on one day, in one sentence.'),
});

const alternative = z.strictObject({
  when: text('When', 120, 'When to do it: If it rains.'),
  replace: ids('Instead of', 'Numbers of locations.'),
  by: ids('Locations', 'Their numbers.'),
});

/** `content/sample-itineraries/<id>.yml`: an itinerary that visitors can take over as it is. */
export const SampleItineraryEntry = z.strictObject({
  order: wholeNumber('Position on the page', 1, 99, '1 comes first.'),
  title: text('Title', 80),
  introduction: text('Introduction', 240, 'One sentence.'),
  season: choice('Season', ['summer', 'winter'], 'The part of the page that shows it.'),
  months: months(),
  days: list('Days', 'day', sampleDay, 1, 14),
  alternatives: list('Alternatives', 'alternative', alternative, 0, 12, 'What to do when the day does not allow it.'),
});
export type SampleItineraryEntry = z.infer<typeof SampleItineraryEntry>;
