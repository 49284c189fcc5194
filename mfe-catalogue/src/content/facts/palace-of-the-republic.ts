import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Дворец Республики', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Республика сарайы', confidence: 'high', sources: ['wikimili.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2432, lon: 76.9596 },
    confidence: 'high',
    sources: ['wikimili.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 1.3, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.1, 0.1],
    about: 'in light traffic',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: {
    value: 'palace-of-the-republic',
    confidence: 'high',
    sources: ['wikimili.com'],
    checkedOn: '2026-11-22',
  },
  visitMinutes: {
    value: { min: 20, typical: 30, max: 180 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  variants: {
    value: [
      { name: 'Outside and square', minutes: 30, strenuousness: 0 },
      { name: 'Concert', minutes: 180, strenuousness: 0 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
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
  walkKm: { value: 0.5, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 830, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
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
  bus: {
    value: { lines: ['12'], stop: 'Abay–Dostyk', minutesFromCentre: 10, walkFromStopMinutes: 2 },
    confidence: 'low',
    sources: ['informburo.kz'],
    checkedOn: '2026-11-22',
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
  combinesWith: { value: [2, 4, 5, 7, 9], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Open for performances; the outside can be seen at any time.',
      confidence: 'medium',
      sources: ['wikimili.com'],
      checkedOn: '2026-11-20',
    },
    {
      value: 'Bus 12 to Medeu and the cable car to Kok Tobe leave from beside it.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [],
};

export default facts;
