import * as z from 'zod';
import { evidence, fact } from '../schema/evidence.ts';
import { decimalNumber, shortText, wholeNumber } from '../schema/fields.ts';

const MOST_TENGE = 10_000_000;

/** What a price is known by, for an entry of a list. */
const known = { ...evidence, note: shortText('Note', 400, 'For editors and engineers.').optional() };

const isAscending = ({ min, max }: { min: number; max: number }) => min <= max;
const IN_ORDER = 'Write the lower number first';

const tengeRange = (label: string) =>
  z
    .strictObject({
      min: wholeNumber('Lowest, tenge', 1, MOST_TENGE),
      max: wholeNumber('Highest, tenge', 1, MOST_TENGE),
    })
    .refine(isAscending, IN_ORDER)
    .meta({ title: label });

const litres = z
  .strictObject({ min: decimalNumber('Least, litres', 1, 40), max: decimalNumber('Most, litres', 1, 40) })
  .refine(isAscending, IN_ORDER);

const taxi = z.strictObject({
  start: wholeNumber('Start, tenge', 0, MOST_TENGE),
  km: tengeRange('A kilometre').describe('In the city, and out of it.'),
  minute: wholeNumber('A minute, tenge', 0, MOST_TENGE),
});

const van = z.strictObject({
  from: shortText('From', 60, 'The id of a place of Roads.'),
  to: shortText('To', 60, 'The id of a place of Roads.'),
  tenge: tengeRange('Price').describe('For the vehicle, there and back.'),
  ...known,
});

const bed = z.strictObject({
  base: shortText('Base', 60, 'The id of a place where a visitor can sleep.'),
  tenge: tengeRange('Price').describe('For a person and a night.'),
  ...known,
});

/** `content/prices.yml`: what costs the same wherever one goes, from which plans say what they cost. */
export const PricesFile = z.strictObject({
  busRide: fact(tengeRange('Price'), 'A ride by bus or metro', 'In the city, for a person.'),
  petrolLitre: fact(tengeRange('Price'), 'A litre of petrol', 'From the cheaper kind to the better one.'),
  litresPer100Km: fact(litres, 'Litres of petrol in 100 km', 'From a small car to a 4x4.'),
  taxi: fact(taxi, 'Taxi by app', 'The tariff of the cheapest class.'),
  cityKm: fact(
    wholeNumber('Kilometres', 5, 200),
    'How far the city goes',
    'A longer drive is no ride by bus or taxi of the city, so that its price is not known.',
  ),
  rentedCarDay: fact(tengeRange('Price'), 'A rented car', 'A day, with insurance and without petrol.').optional(),
  driverDay: fact(tengeRange('Price'), 'A car with driver', 'A day out of town, with petrol.').optional(),
  flight: fact(tengeRange('Price'), 'A flight to Turkestan', 'For a person, one way.').optional(),
  vans: z.array(van).meta({
    ...{ title: 'Vans on rough tracks', singular: 'van', summary: '{{from}} – {{to}}' },
    description: 'With a driver, where a track needs a 4x4.',
  }),
  beds: z.array(bed).meta({
    ...{ title: 'Beds', singular: 'bed', summary: '{{base}}' },
    description: 'Out of Almaty. A plan says of a base that is not here that the price of a bed is not known.',
  }),
});
export type PricesFile = z.infer<typeof PricesFile>;
