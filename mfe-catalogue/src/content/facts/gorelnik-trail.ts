import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Тропа Горельник (источник и водопады)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  },
  position: {
    value: { lat: 43.1418, lon: 77.0643 },
    about: 'the hot spring',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 2475,
    about: 'the falls',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 16, confidence: 'high', sources: ['baltastour.com'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [0.5, 0.75],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
    about: 'to Medeu',
  },
  arrivalNode: { value: 'medeu', confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 120, typical: 330, max: 360 },
    confidence: 'medium',
    sources: ['renatello.com', 'openstreetmap'],
    checkedOn: '2026-11-20',
  },
  variants: {
    value: [
      { name: 'To the hot spring and back, 5 km, 235 m', minutes: 150, strenuousness: 1 },
      { name: 'To the falls and back', minutes: 330, strenuousness: 2 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: {
    value: 11,
    about: 'to the falls',
    confidence: 'medium',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  ascentMetres: { value: 800, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  highestPointMetres: { value: 2475, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car'],
    confidence: 'medium',
    sources: ['renatello.com', 'unikaz.asia', 'openstreetmap', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['12'], stop: 'Medeu, last stop', minutesFromCentre: 45, walkFromStopMinutes: 5 },
    confidence: 'high',
    sources: ['renatello.com', 'unikaz.asia', 'openstreetmap'],
    checkedOn: '2026-11-22',
  },
  taxiTenge: {
    value: { min: 2400, max: 3900 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [4, 5], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'The spring baths are open day and night.',
      confidence: 'medium',
      sources: ['vecher.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [
    {
      value: 'From May to August mud and stones can come down the upper gorge after rain.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'Medeu, last stop of bus 12: over the dam steps or by the forest trail',
      confidence: 'high',
      sources: ['renatello.com', 'unikaz.asia', 'openstreetmap'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Medeu bus stop', lat: 43.1595, lon: 77.0587 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Gorelnik hot spring', lat: 43.1418, lon: 77.0643, elevationMetres: 1910 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Gorelnik falls', lat: 43.1207, lon: 77.0539, elevationMetres: 2475 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
