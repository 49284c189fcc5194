import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Пик Букреева', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Букреев шыңы', confidence: 'high', sources: ['alataupeaks'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.1666, lon: 77.1348 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3012,
    confidence: 'high',
    sources: ['openstreetmap', 'trekking-club.com#3'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 17, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.6, 0.75],
    about: 'to the Butakovka car park',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'butakovka-car-park', confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 360, typical: 450, max: 540 },
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-22',
  },
  bestMonths: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'high',
    sources: ['trekking-club.com#3'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 3, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 16, confidence: 'medium', sources: ['trekking-club.com#3', 'alataupeaks'], checkedOn: '2026-11-20' },
  ascentMetres: {
    value: 1200,
    confidence: 'high',
    sources: ['trekking-club.com#3', 'alataupeaks'],
    checkedOn: '2026-11-20',
  },
  highestPointMetres: { value: 3012, confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['taxi', 'own-car', 'bus'],
    confidence: 'medium',
    sources: ['trekking-club.com#3', 'openstreetmap', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['29', '141'], stop: 'Butakovka turn-off', minutesFromCentre: 45, walkFromStopMinutes: 60 },
    confidence: 'low',
    sources: ['trekking-club.com#3', 'openstreetmap'],
    checkedOn: '2026-11-22',
  },
  taxiTenge: {
    value: { min: 2600, max: 4100 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overlapsWith: { value: [24], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'There is no safe drinking water on the loop: carry all you need.',
      confidence: 'medium',
      sources: ['trekking-club.com#3', 'common'],
      checkedOn: '2026-11-20',
    },
  ],
  safety: [],
  route: {
    trailhead: {
      value: 'The car park where the asphalt ends in the Butakovka gorge',
      confidence: 'high',
      sources: ['trekking-club.com#3', 'openstreetmap'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Butakovka car park', lat: 43.1803, lon: 77.0941 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Bukreev Peak', lat: 43.1666, lon: 77.1348, elevationMetres: 3012 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
