import { Intensity, MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '@almaty/store/schema';
import * as z from 'zod';
import { openingTimes } from '../access/access.ts';
import { fact } from '../schema/evidence.ts';
import { choice, entryId, list, shortText } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { contacts } from './contact.ts';
import { names } from './location.ts';
import { countRange, id, ids, minutesRange, months, strenuousness, tengeRange, yes } from './parts.ts';

/** `content/activities/<slug>.yml`: an activity. Its slug, the name of the file, also names its picture. */
export const ActivityEntry = z.strictObject({
  id: entryId(999),
  intensity: choice('Intensity', Intensity.options, 'How strenuous it is.'),
  name: text('Name', MAX_NAME_LENGTH, 'As its card is called.'),
  description: text('Description', MAX_DESCRIPTION_LENGTH, 'One or two sentences: what it is like.'),
  contacts: contacts().optional(),
  names,
  duration: fact(text('Text', 120), 'Takes', 'How long it takes, in words.'),
  season: fact(text('Text', 120), 'When', 'In which months, in words.'),
  where: fact(text('Text', 160), 'Where', 'Where it can be done, in words.'),
  minutes: fact(minutesRange(), 'Minutes', 'The time that a plan gives it.'),
  nights: fact(countRange('nights', 0), 'Nights', '0 if it fits into a day.'),
  months: fact(months(), 'Months', 'When it can be done.'),
  monthsByLocation: fact(
    list(
      'Locations',
      'location',
      z.strictObject({ location: id('Location'), months: months() }),
      1,
      99,
      'Each with its months.',
    ),
    'Months by location',
    'Where the months differ from those above.',
  ).optional(),
  locationIds: fact(ids('Numbers', 'Of locations.'), 'Locations', 'Where it can be done, by their numbers.'),
  nodes: fact(
    list('Places', 'place', shortText('Place', 60), 0, 20),
    'Other places',
    'Ids of places of content/roads.yml where it can be done too.',
  ).optional(),
  strenuousness: fact(strenuousness(), 'Strenuousness', 'For the planner; visitors read the intensity.'),
  weatherSensitive: fact(yes('Weather'), 'Weather', 'Whether bad weather stops it.'),
  indoor: fact(yes('Indoor'), 'Indoor', 'Whether rain does not matter.'),
  bookAhead: fact(yes('Book'), 'Book', 'Whether one has to book ahead.'),
  guide: fact(
    z.enum(['none', 'optional', 'advised', 'included'], {
      error: 'Write one of none, optional, advised, included',
    }),
    'Guide',
    'none, optional, advised or included.',
  ),
  openingHours: fact(openingTimes(), 'Opening hours', 'Leave them out if it has none.').optional(),
  addsToVisit: fact(
    yes('Adds to the visit'),
    'Adds to the visit',
    'Whether its minutes are added to the visit of a location; otherwise it is the visit.',
  ),
  bring: fact(list('Things', 'thing', text('Thing', 80), 1, 24), 'Bring', 'What to bring, in a few words each.'),
  priceTenge: fact(tengeRange(), 'Costs', 'In tenge.').optional(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;
