import type { TripCosts, UnknownCost } from '../../costs/index.ts';
import type { TengeRange } from '../../schema/prices.ts';
import { CAR_SEATS } from '../car-seats.ts';
import type { CostMessages } from '../plan-messages.ts';
import { formatInteger } from './format-integer.ts';
import { between, count, distance, list } from './values.ts';

/** What is not known, for the headline. */
const KINDS: Record<UnknownCost['code'], string> = {
  meal: 'meals',
  home_night: 'nights in Almaty',
  bed: 'beds out of Almaty',
  way: 'the ways',
  rented_car: 'the rent of a car',
  driver: 'a driver out of town',
  far_ride: 'rides out of town',
  flight: 'flights',
  van: 'a 4x4 with driver',
  entrance: 'some entrances',
  activity: 'some activities',
  booking: 'what you have booked',
};

/** `900 tenge`, `1,200 to 1,800 tenge`. */
function formatRange({ min, max }: TengeRange): string {
  return `${min === max ? '' : `${formatInteger(min)} to `}${formatInteger(max)} tenge`;
}

const describePayers = ({ adults, children }: Pick<TripCosts, 'adults' | 'children'>) =>
  `${count(adults, 'adult')}${children === 0 ? '' : ` and ${children === 1 ? '1 child' : `${children} children`}`}`;

const describeWithout = ({ unknown }: TripCosts) =>
  `without ${list([...new Set(unknown.map(({ code }) => KINDS[code]))])}`;

const describeSum = (costs: TripCosts) => `${formatRange(costs.tenge)} for ${describePayers(costs)}`;

export const costs: CostMessages = {
  heading: 'What it costs',
  amount: (tenge, isUnsure = false) => `${isUnsure ? 'about ' : ''}${formatRange(tenge)}`,
  each: (tenge) => `${formatRange(tenge)} each`,
  line: {
    entrance: ({ locationId }, names) => `Entrance to ${names.location(locationId)}`,
    car_entrance: ({ locationId }, names) => `Entrance of the car to ${names.location(locationId)}`,
    gondola: ({ locationId }, names) => `Gondola to ${names.location(locationId)}, there and back`,
    activity: ({ activityId, isOptional }, names) =>
      `${names.activity(activityId)}${isOptional ? ', if you take a guide' : ''}`,
    petrol: ({ km }) => `Petrol for ${distance(km)}`,
    rented_car: () => 'A rented car, if you have none',
    taxi: ({ rides }) => `${count(rides, 'taxi ride')} by app`,
    driver: () => 'A car with driver for the day',
    bus: ({ rides }) => `${count(rides, 'ride')} by bus or metro, each with a change at most`,
    van: ({ from, to }, names) => `A van with driver ${between(names.node(from), names.node(to))}, there and back`,
    flight: ({ from, to }, names) => `Flight ${between(names.node(from), names.node(to))}`,
    bed: ({ base }, names) => `A bed at ${names.base(base)}`,
  },
  unknownHeading: 'Not in the sum, because we know no price',
  unknown: {
    meal: () => 'Meals',
    home_night: (night) => `${count(night.count, 'night')} in Almaty`,
    bed: (bed, names) => `${count(bed.count, 'night')} at ${names.base(bed.base)}`,
    way: () => 'Petrol, taxis and buses',
    rented_car: (car) => `A rented car for ${count(car.count, 'day')}, if you have none`,
    driver: (driver) => `A car with driver for ${count(driver.count, 'day')}`,
    far_ride: (ride) => `${count(ride.count, 'ride')} out of town by bus, train or shared taxi`,
    flight: (flight, names) =>
      `${count(flight.count, 'flight')} ${between(names.node(flight.from), names.node(flight.to))}, and the ways to the airports`,
    van: ({ from, to }, names) => `A 4x4 with driver ${between(names.node(from), names.node(to))}`,
    entrance: ({ locationId }, names) => `Entrance to ${names.location(locationId)}`,
    activity: ({ activityId }, names) => names.activity(activityId),
    booking: ({ title }) => title,
  },
  headline: (trip) => `Known costs ${describeSum(trip)}, ${describeWithout(trip)}`,
  sum: ({ tenge }) => formatRange(tenge),
  without: (trip) => `for ${describePayers(trip)}, ${describeWithout(trip)}`,
  notes: ({ adults, children }) => [
    'Amounts are reports and estimates of several years: expect to pay more.',
    ...(adults + children > CAR_SEATS ? ['Ways are counted for one car: you need more than one.'] : []),
    ...(children > 0 ? ['Children are counted as adults: many places take less or nothing for them.'] : []),
  ],
  day: (day, tenge, lines) => `Day ${day}, ${formatRange(tenge)}: ${lines.join('; ')}`,
};
