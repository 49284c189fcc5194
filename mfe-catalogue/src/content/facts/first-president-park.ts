import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Парк Первого Президента', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Тұңғыш Президент саябағы', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.188, lon: 76.887 },
    confidence: 'high',
    sources: ['wildticketasia.com#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 9, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.4, 0.4],
    about: 'in light traffic',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: {
    value: 'first-president-park',
    confidence: 'high',
    sources: ['wildticketasia.com'],
    checkedOn: '2026-11-22',
  },
  visitMinutes: {
    value: { min: 60, typical: 100, max: 150 },
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
  walkKm: { value: 2.5, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 15, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1000, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['bus', 'taxi', 'own-car'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  taxiTenge: {
    value: { min: 1700, max: 2400 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [8, 17, 25, 32], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Bus 28 to the Big Almaty gorge stops at the park.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [],
};

export default facts;
