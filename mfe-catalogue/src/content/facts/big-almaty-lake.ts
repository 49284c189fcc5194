import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Большое Алматинское озеро', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Үлкен Алматы көлі', confidence: 'high', sources: ['perceptiono.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.0506, lon: 76.985 },
    confidence: 'high',
    sources: ['perceptiono.com'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2511, confidence: 'high', sources: ['perceptiono.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 27, confidence: 'medium', sources: ['map-distance'], checkedOn: '2026-11-22' },
  driveHours: {
    value: [0.75, 1],
    about: 'to the barrier, then on foot',
    confidence: 'medium',
    sources: ['kaganat.kz', 'broray-at.com'],
    checkedOn: '2026-11-20',
  },
  arrivalNode: { value: 'bal-barrier', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 300, typical: 300, max: 420 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  variants: {
    value: [
      { name: 'With the shuttle (if it runs)', minutes: 150, strenuousness: 0 },
      { name: 'On foot both ways', minutes: 300, strenuousness: 2 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: { value: [5, 6, 7, 8, 9, 10, 11], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 10.6, confidence: 'medium', sources: ['zakon.kz excerpt'], checkedOn: '2026-11-22' },
  ascentMetres: { value: 710, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 2600, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  seasonalClosures: [
    {
      value: { from: '11-01', to: '04-30', kind: 'risk', what: 'avalanches on the upper road' },
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car', 'tour'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bus: {
    value: {
      lines: ['28', '211'],
      stop: 'Big Almaty gorge, last stop',
      minutesFromCentre: 75,
      walkFromStopMinutes: 90,
    },
    about: 'to the barrier',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  taxiTenge: {
    value: { min: 3500, max: 5900 },
    about: 'one way to the barrier: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [3, 25], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overlapsWith: { value: [27, 31], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Since 2015 foreigners need no border permit here.',
      confidence: 'medium',
      sources: ['astanatimes.com#2', 'informburo.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Your own car or a taxi takes you to the barrier only.',
      confidence: 'high',
      sources: ['mgorod.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [
    {
      value: 'Swimming and drones are forbidden. Stay off the road towards Kosmostantsiya.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
};

export default facts;
