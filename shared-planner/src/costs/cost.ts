import type { TengeRange } from '../schema/prices.ts';
import type { Fact } from '../sources/index.ts';

/** What is paid for, as a code with parameters; `messages/` makes the words. */
export type Cost =
  | { code: 'entrance'; locationId: number }
  | { code: 'car_entrance'; locationId: number }
  /** The gondola there and back, which is the fee of a location that it goes up to. */
  | { code: 'gondola'; locationId: number }
  /** `isOptional` when the price is that of a guide, whom nobody has to take. */
  | { code: 'activity'; activityId: number; isOptional: boolean }
  | { code: 'petrol'; km: number }
  | { code: 'rented_car' }
  | { code: 'taxi'; rides: number }
  | { code: 'driver' }
  | { code: 'bus'; rides: number }
  | { code: 'van'; from: string; to: string }
  | { code: 'flight'; from: string; to: string }
  | { code: 'bed'; base: string };

/** An amount of a day: for each person, or for all together. */
export type CostLine = {
  what: Cost;
  tenge: TengeRange;
  for: 'person' | 'group';
  /** What the amount rests on; the planning evidence says how it is known. */
  facts: readonly Fact[];
};

/** What is paid for as well, and nothing says how much. */
export type UnknownCost = { count: number } & (
  | { code: 'meal' }
  | { code: 'home_night' }
  | { code: 'bed'; base: string }
  /** Petrol, taxis and buses, when the data have no prices at all. */
  | { code: 'way' }
  | { code: 'rented_car' }
  | { code: 'driver' }
  | { code: 'far_ride' }
  | { code: 'flight'; from: string; to: string }
  | { code: 'van'; from: string; to: string }
  | { code: 'entrance'; locationId: number }
  | { code: 'activity'; activityId: number }
  | { code: 'booking'; title: string }
);

/** What a part of a day costs, and what is not known of it. */
export type FoundCosts = { lines: CostLine[]; unknown: UnknownCost[] };

/** Joins what parts cost. */
export const joinCosts = (parts: readonly FoundCosts[]): FoundCosts => ({
  lines: parts.flatMap(({ lines }) => lines),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

/** A fact of the prices of the catalogue. */
export const toPriceFact = (field: string): Fact => ({ of: 'price', field });
