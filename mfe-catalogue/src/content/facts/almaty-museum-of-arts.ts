import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Almaty Museum of Arts (Музей искусств Алматы)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  },
  position: { value: { lat: 43.2272, lon: 76.949 }, confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-20' },
  roadKm: { value: 1.5, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.1, 0.1],
    about: 'in light traffic',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'almaty-museum-of-arts', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 75, typical: 120, max: 180 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 1, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 920, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
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
    value: { min: 700, max: 900 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [1, 3, 7, 8, 9], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [],
  safety: [],
};

export default facts;
