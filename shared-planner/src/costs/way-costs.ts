import type { Caution, DriveItem, PlanDay } from '../schema/plan.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { Prices, TengeRange } from '../schema/prices.ts';
import { type CostLine, type FoundCosts, joinCosts, toPriceFact, type UnknownCost } from './cost.ts';

/** The most bus rides of a drive in the city: one change. */
const MOST_BUSES = 2;

/** In hundreds, outwards, because nothing is known more exactly. */
const toRange = (min: number, max: number): TengeRange => ({
  min: Math.floor(min / 100) * 100,
  max: Math.ceil(max / 100) * 100,
});

const NOTHING: FoundCosts = { lines: [], unknown: [] };

/** A price, or that it is not known. */
const priceOr = (tenge: TengeRange | undefined, line: Omit<CostLine, 'tenge'>, unknown: UnknownCost): FoundCosts =>
  tenge ? { lines: [{ ...line, tenge }], unknown: [] } : { lines: [], unknown: [unknown] };

const sumOf = (rides: readonly DriveItem[], getNumber: (ride: DriveItem) => number) =>
  rides.reduce((sum, ride) => sum + getNumber(ride), 0);

/** Petrol by the kilometres, and the rent of a car, which nobody pays who has one. */
function listCarCosts({ petrolLitre, litresPer100Km, rentedCarDay }: Prices, rides: readonly DriveItem[]): FoundCosts {
  const km = sumOf(rides, (ride) => ride.km);
  const petrol: CostLine = {
    what: { code: 'petrol', km },
    tenge: toRange(
      (km / 100) * litresPer100Km.min * petrolLitre.min,
      (km / 100) * litresPer100Km.max * petrolLitre.max,
    ),
    for: 'group',
    facts: [toPriceFact('petrolLitre'), toPriceFact('litresPer100Km')],
  };
  const rent = { what: { code: 'rented_car' }, for: 'group', facts: [toPriceFact('rentedCarDay')] } as const;
  return joinCosts([
    { lines: [petrol], unknown: [] },
    priceOr(rentedCarDay && { min: 0, max: rentedCarDay.max }, rent, { code: 'rented_car', count: 1 }),
  ]);
}

/** Taxis by app on a day that stays near the city; a driver for the day otherwise. */
function listDriverCosts({ taxi, cityKm, driverDay }: Prices, rides: readonly DriveItem[]): FoundCosts {
  if (rides.some(({ km }) => km > cityKm)) {
    const line = { what: { code: 'driver' }, for: 'group', facts: [toPriceFact('driverDay')] } as const;
    return priceOr(driverDay, line, { code: 'driver', count: 1 });
  }
  const add = (km: number) => sumOf(rides, (ride) => taxi.start + ride.km * km + ride.minutes * taxi.minute);
  const what = { code: 'taxi', rides: rides.length } as const;
  const tenge = toRange(add(taxi.km.min), add(taxi.km.max));
  return { lines: [{ what, tenge, for: 'group', facts: [toPriceFact('taxi')] }], unknown: [] };
}

/** Buses of the city; nothing is known of those that go further. */
function listBusCosts({ busRide, cityKm }: Prices, rides: readonly DriveItem[]): FoundCosts {
  const near = rides.filter(({ km }) => km <= cityKm).length;
  const far = rides.length - near;
  const tenge = { min: near * busRide.min, max: near * MOST_BUSES * busRide.max };
  const bus: CostLine = { what: { code: 'bus', rides: near }, tenge, for: 'person', facts: [toPriceFact('busRide')] };
  return { lines: near > 0 ? [bus] : [], unknown: far > 0 ? [{ code: 'far_ride', count: far }] : [] };
}

type Way = Extract<Caution, { from: string; to: string }>;

/** The ways of a kind on a day, each once, whichever its direction. */
function listWays(drives: readonly DriveItem[], code: Way['code']): { from: string; to: string }[] {
  const ways = drives.flatMap(({ cautions }) => cautions.filter((one): one is Way => one.code === code));
  const byEnds = new Map(ways.map(({ from, to }) => [[from, to].sort().join(' '), { from, to }]));
  return [...byEnds.values()];
}

/** Vans on tracks that need a 4x4: there and back in one price. */
const listVanCosts = ({ vans }: Prices, drives: readonly DriveItem[]): FoundCosts =>
  joinCosts(
    listWays(drives, 'needs_4x4').map(({ from, to }) => {
      const van = vans.find((each) => (each.from === from && each.to === to) || (each.from === to && each.to === from));
      const facts = [toPriceFact(`van ${van?.from} ${van?.to}`)];
      return priceOr(
        van?.tenge,
        { what: { code: 'van', from, to }, for: 'group', facts },
        { code: 'van', from, to, count: 1 },
      );
    }),
  );

const listFlightCosts = ({ flight }: Prices, drives: readonly DriveItem[]): FoundCosts =>
  joinCosts(
    listWays(drives, 'flight').map(({ from, to }) =>
      priceOr(
        flight,
        { what: { code: 'flight', from, to }, for: 'person', facts: [toPriceFact('flight')] },
        { code: 'flight', from, to, count: 1 },
      ),
    ),
  );

/**
 * Lists what the ways of a day cost by the way the visitor travels: petrol and a rented car, taxis or a driver, buses; vans
 * where a track needs a 4x4, and flights. The way to an airport is part of its flight and not counted.
 */
export function listWayCosts(prices: Prices | undefined, { items }: PlanDay, transport: TravelMode): FoundCosts {
  const drives = items.filter((item) => item.type === 'drive' && !item.isWalk) as DriveItem[];
  if (!prices) return { lines: [], unknown: drives.length > 0 ? [{ code: 'way', count: 1 }] : [] };
  const rides = drives.filter(({ flightMinutes }) => !flightMinutes);
  const listRideCosts =
    transport === 'public' ? listBusCosts : transport === 'car' || transport === '4x4' ? listCarCosts : listDriverCosts;
  return joinCosts([
    rides.length > 0 ? listRideCosts(prices, rides) : NOTHING,
    transport === '4x4' ? NOTHING : listVanCosts(prices, drives),
    listFlightCosts(prices, drives),
  ]);
}
