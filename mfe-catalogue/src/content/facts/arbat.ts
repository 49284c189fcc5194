import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Арбат (пешеходная улица Жибек Жолы)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Жібек Жолы көшесі (Арбат)', confidence: 'high', sources: ['massaget.kz'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2621, lon: 76.9453 },
    about: 'the pedestrian street',
    confidence: 'high',
    sources: ['2gis'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 2.8, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.2, 0.2],
    about: 'in light traffic',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'arbat', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 40, typical: 75, max: 120 },
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
  walkKm: { value: 1.2, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 780, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
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
    value: { min: 1000, max: 1300 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [1, 2, 12], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Most shops are open from 10:00 to 21:00.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
    {
      value: 'Liveliest from the late afternoon. The metro station is Zhibek Zholy.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [],
};

export default facts;
