import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Парк имени 28 гвардейцев-панфиловцев; Вознесенский собор',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  },
  position: {
    value: { lat: 43.259, lon: 76.9535 },
    about: 'the park',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  roadKm: { value: 2.5, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.2, 0.2],
    about: 'in light traffic',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'panfilov-park', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 45, typical: 75, max: 120 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 1.5, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 790, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['walk', 'bus', 'taxi', 'own-car'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  taxiTenge: {
    value: { min: 900, max: 1300 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [1, 4, 5, 10, 11, 12], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'The cathedral holds services every day: go in quietly between them.',
      confidence: 'medium',
      sources: ['wildticketasia.com'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Seven minutes on foot from the Arasan baths, eight from the Green Bazaar.',
      confidence: 'high',
      sources: ['map-distance'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [],
};

export default facts;
