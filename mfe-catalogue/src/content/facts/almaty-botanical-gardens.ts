import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Главный ботанический сад', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Алматы ботаникалық бағы', confidence: 'high', sources: ['wikipedia.org#3'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2205, lon: 76.913 },
    about: 'the middle of the garden',
    confidence: 'low',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  roadKm: { value: 4, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.25, 0.25],
    about: 'in light traffic',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'botanical-garden-gate', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 75, typical: 120, max: 180 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [4, 5, 6, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 3, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 20, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 900, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['bus', 'taxi', 'own-car'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  taxiTenge: {
    value: { min: 1100, max: 1600 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [3, 32], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [],
  safety: [],
};

export default facts;
