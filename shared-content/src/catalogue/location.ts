import { Overnight, Surface } from '@almaty/planner/schema';
import { Category, Difficulty, MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '@almaty/store/schema';
import * as z from 'zod';
import { accessFields } from '../access/access.ts';
import { evidence, fact } from '../schema/evidence.ts';
import { choice, decimalNumber, entryId, list, metres, shortText } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { contacts, parkName } from './contact.ts';
import {
  bus,
  coordinates,
  countRange,
  ids,
  minutesRange,
  months,
  seasonalClosure,
  sentences,
  strenuousness,
  tengeRange,
  transport,
  variant,
  yes,
} from './parts.ts';
import { photographs } from './photograph.ts';

const hours = (label: string) => decimalNumber(label, 0, 24);

/** A place of the road graph, by its id. */
const place = (label: string, description: string) =>
  shortText(label, 60, description).meta({
    entries: { collection: 'search-and-roads', file: 'roads', list: 'nodes', value: 'id' },
  });

/** A place to sleep, by its id. */
const base = () =>
  shortText('Base', 60).meta({
    entries: { collection: 'search-and-roads', file: 'bases', list: 'bases', value: 'id' },
  });

const kilometres = (label: string) => decimalNumber(label, 0, 2000);

/** What people there call an entry. */
export const names = z
  .strictObject({
    ru: fact(shortText('Name', 120), 'Russian name', 'As on signs and maps.'),
    kk: fact(shortText('Name', 120), 'Kazakh name', 'As on signs and maps.').optional(),
  })
  .meta({ title: 'Names people use there', description: 'They are facts, the same for visitors of every language.' });

/** A place on a route. */
const waypoint = z.strictObject({
  name: text('Name', 120),
  ...coordinates,
  elevationMetres: metres('Height, metres').optional(),
});

/** The facts of a walk. */
const route = z
  .strictObject({
    trailhead: fact(sentences('Trailhead'), 'Trailhead', 'Where the walk begins.'),
    waypoints: z
      .array(fact(waypoint, 'Place', 'A place on the route with its position.'), 'Write a list')
      .meta({ title: 'Places', description: 'The trailhead, if its position is known, and the destinations.' }),
  })
  .meta({ title: 'Route', description: 'For a walk only.' });

/** The way to a location that the road graph does not have yet: a node at its position, and one edge. */
const road = z
  .strictObject({
    to: place('From', 'The nearest place: the road begins there.'),
    kilometres: decimalNumber('Kilometres', 0.1, 2000, 'From that place.'),
    minutes: z.int('Write a whole number').min(1).meta({
      title: 'Minutes',
      description: 'By car from that place, without stops; on foot for the surface foot.',
    }),
    surface: choice('Surface', Surface.options, 'asphalt unless given.').optional(),
    months: months().optional(),
    ...evidence,
  })
  .meta({
    title: 'Road',
    description:
      'Only if no arrival point is near: from the nearest place to it, by its kilometres. It needs a position.',
  });

/** What a location says of itself besides its access. Distances are from Republic Square. */
const factFields = {
  names,
  position: fact(z.strictObject(coordinates), 'Position', 'In degrees, as maps show it.').optional(),
  elevationMetres: fact(metres('Metres'), 'Height', 'In metres above the sea.').optional(),
  roadKm: fact(kilometres('Kilometres'), 'Distance', 'By road from Republic Square, in kilometres.'),
  driveHours: fact(
    z
      .tuple([hours('Shortest'), hours('Longest')], 'Write two numbers: [0.5, 0.75]')
      .refine(([shortest, longest]) => shortest <= longest, 'Write the shortest drive first'),
    'Drive',
    'The shortest and the longest drive from Republic Square, in hours.',
  ),
  visitMinutes: fact(minutesRange(), 'Visit', 'Minutes on the spot, with walking; 1,440 and more include nights.'),
  variants: fact(
    list('Ways', 'way', variant(), 1, 12),
    'Ways to spend the visit',
    'If a short and a long visit differ much.',
  ).optional(),
  bestMonths: fact(months(), 'Best months', 'When we would go.'),
  possibleMonths: fact(months(), 'Possible months', 'When it can be visited at all.'),
  daylightOnly: fact(yes('Daylight only'), 'Daylight only', 'Whether the visit must lie between sunrise and sunset.'),
  strenuousness: fact(strenuousness(), 'Strenuousness', 'Of an ordinary visit.'),
  walkKm: fact(decimalNumber('Kilometres', 0.1, 200), 'Walk', 'On foot, there and back, in kilometres.').optional(),
  ascentMetres: fact(metres('Metres'), 'Ascent', 'Metres up over the whole visit.').optional(),
  highestPointMetres: fact(metres('Metres'), 'Highest point', 'In metres above the sea.').optional(),
  seasonalClosures: z
    .array(fact(seasonalClosure(), 'Season', 'A closure or danger that returns every year.'), 'Write a list')
    .optional()
    .meta({ title: 'Yearly closures and dangers', description: 'What returns on the same days of every year.' }),
  permit: fact(
    z.strictObject({ what: sentences('What'), where: sentences('Where') }),
    'Permit',
    'What has to be bought or asked for before, and where.',
  ).optional(),
  carryPassport: fact(yes('Passport'), 'Passport', 'Whether posts may ask for it.'),
  transport: fact(transport(), 'Ways to get there', 'All that lead there or to its arrival point.'),
  bus: fact(bus(), 'Bus', 'From the centre.').optional(),
  taxiTenge: fact(tengeRange(), 'Taxi', 'By app, from the centre, in tenge.').optional(),
  overnight: fact(
    choice('Night', Overnight.options, 'none: a day is enough. required: it is too far for a day.'),
    'Night',
    'Whether a visit needs a night away from Almaty.',
  ),
  overnightBase: fact(base(), 'Where to sleep', 'The nearest place with beds.').optional(),
  days: fact(countRange('days', 1), 'Days', 'Including the travel from Almaty.'),
  guideAdvised: fact(yes('Guide'), 'Guide', 'Whether visitors should take one.'),
  combinesWith: fact(ids('Numbers', 'Of locations.'), 'Goes with', 'Locations for the same day, by their numbers.'),
  combinesOnTrip: fact(
    ids('Numbers', 'Of locations.'),
    'On the same trip',
    'Locations for the same trip of several days, by their numbers.',
  ).optional(),
  overlapsWith: fact(
    ids('Numbers', 'Of locations.'),
    'The same way or spot',
    'Locations of which one visits one, by their numbers.',
  ).optional(),
  indoor: fact(yes('Indoor'), 'Indoor', 'Whether rain does not matter.'),
  goodToKnow: z
    .array(fact(sentences('Text'), 'Good to know', 'One or two sentences.'), 'Write a list')
    .meta({ title: 'Good to know', description: 'What visitors are glad to know before, one entry each.' }),
  safety: z
    .array(fact(sentences('Text'), 'Safety', 'A danger, and how to avoid it.'), 'Write a list')
    .meta({ title: 'Safety', description: 'Dangers, and how to avoid them, one entry each.' }),
  food: z
    .array(fact(sentences('Text'), 'Food', 'Where to eat near by.'), 'Write a list')
    .optional()
    .meta({ title: 'Food', description: 'Where to eat near by, one entry each.' }),
  route: route.optional(),
};

/** `content/locations/<slug>.yml`: a location. Its slug, which is its address, is the name of the file. */
export const LocationEntry = z
  .strictObject({
    id: entryId(999),
    category: choice(
      'Category',
      Category.options,
      'The page that shows it. A new location is on Also in Almaty, and has the plain poster of its category.',
    ),
    difficulty: choice('Difficulty', Difficulty.options, 'Of a mountain route only.').optional(),
    name: text('Name', MAX_NAME_LENGTH, 'As the page is called. What signs say comes below.'),
    description: text('Description', MAX_DESCRIPTION_LENGTH, 'One or two sentences: why go there.'),
    photographs: photographs().optional(),
    ...accessFields,
    contacts: contacts().optional(),
    park: parkName().optional(),
    arrivalNode: fact(
      place('Place', 'Where the drive ends.'),
      'Arrival point',
      'The place where a drive ends, if one of them is near. Leave it out with a road.',
    ).optional(),
    road: road.optional(),
    ...factFields,
  })
  .check(
    z.refine((entry) => (entry.road === undefined) !== (entry.arrivalNode === undefined), {
      path: ['road'],
      error: 'Write either an arrival point, which is a place of Roads, or a road',
    }),
    z.refine((entry) => entry.road === undefined || entry.position !== undefined, {
      path: ['position'],
      error: 'Add the position: the road leads there',
    }),
  );
export type LocationEntry = z.infer<typeof LocationEntry>;
