import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Бутаковский водопад', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: {
      value: 'Бұтақты сарқырамасы (Бутаковка)',
      confidence: 'medium',
      sources: ['commons'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.1803, lon: 77.0941 },
    about: 'the car park at the trail',
    confidence: 'high',
    sources: ['openstreetmap'],
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
    value: { min: 150, typical: 180, max: 240 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: {
    value: [1, 2, 5, 6, 7, 8, 9, 10],
    confidence: 'medium',
    sources: ['wikipedia.org#5', 'visitalmaty.kz#3'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 4, confidence: 'medium', sources: ['mountain.ru'], checkedOn: '2026-11-20' },
  ascentMetres: { value: 250, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 2100, confidence: 'low', sources: ['estimate'], checkedOn: 'not yet' },
  seasonalClosures: [
    {
      value: { from: '03-01', to: '04-30', kind: 'risk', what: 'wet-snow avalanches in the gorge' },
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['taxi', 'own-car', 'bus'],
    confidence: 'medium',
    sources: ['mountain.ru', 'de.aroundus.com', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['29', '141'], stop: 'Butakovka turn-off', minutesFromCentre: 45, walkFromStopMinutes: 60 },
    confidence: 'low',
    sources: ['de.aroundus.com'],
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
  combinesWith: { value: [4], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overlapsWith: { value: [28], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'A barrier stops cars on the park road; walk on along the stream.',
      confidence: 'high',
      sources: ['mountain.ru'],
      checkedOn: '2026-11-20',
    },
    {
      value: 'The figures are for the lower fall; the upper one adds 90 minutes.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'When the falls are frozen, take spikes, and do not go after heavy snow.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'The end of the road in the Butakovka gorge; bus 29 stops at the turn-off',
      confidence: 'medium',
      sources: ['mountain.ru', 'de.aroundus.com'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Butakovka car park', lat: 43.1803, lon: 77.0941 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
