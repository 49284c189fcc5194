import { createPlanNames } from '../messages/plan-names.ts';
import type { PlanningData, PlanningLocation } from '../schema/planning-data.ts';

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const createLocation = (id: number, node: string, fee?: PlanningLocation['fee']): PlanningLocation => ({
  id,
  node,
  visitMinutes: { min: 60, typical: 120, max: 240 },
  bestMonths: ALL_YEAR,
  possibleMonths: ALL_YEAR,
  notice: { state: 'open', reviewBy: '2027-12-31' },
  daylightOnly: true,
  strenuousness: 1,
  carryPassport: false,
  transport: ['own-car'],
  overnight: 'none',
  days: { min: 1, max: 1 },
  guideAdvised: false,
  combinesWith: [],
  combinesOnTrip: [],
  overlapsWith: [],
  indoor: false,
  ...(fee && { fee }),
});

/** Planning data with the places of the sample plan; only names and positions are as in the catalogue. */
export const sampleData: PlanningData = {
  version: 1,
  bases: [
    { id: 'almaty', name: 'Almaty, centre', node: 'republic-square', months: ALL_YEAR },
    { id: 'saty', name: 'Saty village, guest houses', node: 'saty', months: ALL_YEAR },
  ],
  gateways: [{ id: 'airport-ala', name: 'Almaty airport (ALA)', node: 'airport-ala' }],
  roads: {
    nodes: [
      { id: 'airport-ala', name: 'Almaty airport (ALA), T1 and T2', lat: 43.3521, lon: 77.0405 },
      { id: 'republic-square', name: 'Republic Square (centre of Almaty)', lat: 43.238, lon: 76.9455 },
      { id: 'green-bazaar', name: 'Green Bazaar', lat: 43.2637, lon: 76.9551 },
      { id: 'arasan-baths', name: 'Arasan baths', lat: 43.2603, lon: 76.949 },
      { id: 'medeu', name: 'Medeu, rink and gondola base', lat: 43.1575, lon: 77.059 },
      { id: 'shymbulak', name: 'Shymbulak base, 2,260 m', lat: 43.1286, lon: 77.0804 },
      { id: 'charyn-car-park', name: 'Charyn canyon, Valley of Castles car park', lat: 43.3527, lon: 79.0807 },
      { id: 'saty', name: 'Saty village', lat: 43.0594, lon: 78.4098 },
      { id: 'kolsay-lower-car-park', name: 'Kolsay, lower lake car park', lat: 42.9936, lon: 78.3269 },
      { id: 'kaindy-car-park', name: 'Kaindy, end of the track', lat: 42.9889, lon: 78.4597 },
    ],
    edges: [],
  },
  locations: [
    createLocation(5, 'shymbulak', { adultTenge: 9000, per: 'gondola, there and back' }),
    createLocation(12, 'green-bazaar', { adultTenge: 0 }),
    createLocation(13, 'charyn-car-park', { adultTenge: 900, carTenge: 2600, per: 'a day' }),
    createLocation(14, 'kolsay-lower-car-park'),
    createLocation(15, 'kaindy-car-park'),
  ],
  activities: [],
  packing: [],
  prices: {
    busRide: { min: 120, max: 120 },
    petrolLitre: { min: 200, max: 250 },
    litresPer100Km: { min: 8, max: 10 },
    taxi: { start: 400, km: { min: 60, max: 120 }, minute: 30 },
    cityKm: 45,
    vans: [{ from: 'saty', to: 'kaindy-car-park', tenge: { min: 15000, max: 15000 } }],
    beds: [],
  },
  rules: [],
};

/** What the sample plan's ids of locations and activities are called. */
export const sampleCatalogue = {
  locations: [
    { id: 2, name: '28 Panfilov Guardsmen Park' },
    { id: 5, name: 'Shymbulak Ski Resort' },
    { id: 8, name: 'Botanical Gardens' },
    { id: 12, name: 'Green Bazaar' },
    { id: 13, name: 'Charyn Canyon' },
    { id: 14, name: 'Kolsay Lakes' },
    { id: 15, name: 'Kaindy Lake' },
    { id: 19, name: 'Zhasylkol Lake' },
    { id: 31, name: 'Furmanov Peak' },
  ],
  activities: [
    { id: 1, name: 'Horseback Riding' },
    { id: 2, name: 'Kazakh Sauna' },
    { id: 8, name: 'Paraplane Flight' },
    { id: 9, name: 'Hiking' },
  ],
};

/** What the sample plan's ids are called. */
export const sampleNames = createPlanNames(sampleData, sampleCatalogue);
