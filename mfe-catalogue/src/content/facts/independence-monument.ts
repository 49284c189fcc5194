import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Монумент Независимости', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Тәуелсіздік монументі', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.2385, lon: 76.9454 },
    confidence: 'high',
    sources: ['trip.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  driveHours: { value: [0, 0], confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  arrivalNode: { value: 'republic-square', confidence: 'medium', sources: ['trip.com'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 15, typical: 25, max: 40 },
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
  walkKm: { value: 0.3, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 870, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
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
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [1, 7, 11, 32], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overlapsWith: { value: [7], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [],
  safety: [],
};

export default facts;
