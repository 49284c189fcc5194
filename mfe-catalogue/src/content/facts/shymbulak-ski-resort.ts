import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Горнолыжный курорт Шымбулак (Чимбулак)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
    kk: {
      value: 'Шымбұлақ тау шаңғысы курорты',
      confidence: 'high',
      sources: ['wikipedia.org#2'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.1277, lon: 77.08 },
    about: 'the resort base',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2260, confidence: 'high', sources: ['astanatimes.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 25, confidence: 'high', sources: ['wikipedia.org#2'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [0.75, 1],
    confidence: 'medium',
    sources: ['common', 'silkadv.com'],
    checkedOn: '2026-11-20',
    about: 'with the gondola from Medeu',
  },
  arrivalNode: { value: 'shymbulak', confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 150, typical: 240, max: 420 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  variants: {
    value: [
      { name: 'Up and view', minutes: 150, strenuousness: 0 },
      { name: 'Three lift stages to 3,200 m', minutes: 240, strenuousness: 0 },
      { name: 'Ski day', minutes: 420, strenuousness: 2 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  bestMonths: {
    value: [1, 2, 3, 4, 6, 7, 8, 9, 12],
    confidence: 'medium',
    sources: ['wikipedia.org#2', 'common'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 2, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 100, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 3200, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  seasonalClosures: [
    {
      value: { from: '05-13', to: '06-02', kind: 'closure', what: 'the gondola was serviced in 2024' },
      confidence: 'medium',
      sources: ['vlast.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: { from: '10-21', to: '11-03', kind: 'closure', what: 'the gondola was serviced in 2024' },
      confidence: 'medium',
      sources: ['kazakhstan-today.com'],
      checkedOn: '2026-11-22',
    },
  ],
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['bus', 'taxi', 'own-car'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  bus: {
    value: { lines: ['12'], stop: 'Medeu, last stop', minutesFromCentre: 75, walkFromStopMinutes: 5 },
    about: 'to the gondola',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  taxiTenge: {
    value: { min: 2400, max: 3900 },
    about: 'one way to Medeu: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'shymbulak', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [2, 4, 11, 12, 26, 29], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Open all year; the lifts stop for service for some weeks in spring and in autumn.',
      confidence: 'medium',
      sources: ['kazakhstan-today.com'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'The lifts above the resort stop earlier than the gondola from Medeu: at about 17:00 and 16:30.',
      confidence: 'low',
      sources: ['common'],
      checkedOn: 'not yet',
    },
    {
      value: 'The ski season lasts from about December to mid-April.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'The lifts end at 3,200 metres: take it slowly on your first day.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  food: [
    {
      value: 'There are restaurants at the resort.',
      confidence: 'low',
      sources: ['marchingabout.blogspot.com 2024'],
      checkedOn: '2026-11-22',
    },
  ],
};

export default facts;
