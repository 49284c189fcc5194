import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Маршрут на Большое Алматинское озеро',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
    kk: { value: 'Үлкен Алматы көліне бағыт', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
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
    value: { min: 300, typical: 330, max: 480 },
    confidence: 'medium',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: { value: [5, 6, 7, 8, 9, 10, 11], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: {
    value: 10.4,
    about: 'from the upper trailhead',
    confidence: 'high',
    sources: ['openstreetmap', 'orphanednation.com'],
    checkedOn: '2026-11-20',
  },
  ascentMetres: { value: 840, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  highestPointMetres: { value: 2600, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car', 'tour'],
    confidence: 'medium',
    sources: ['openstreetmap', 'livejournal.com', 'common'],
    checkedOn: '2026-11-22',
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
    sources: ['openstreetmap', 'livejournal.com'],
    checkedOn: '2026-11-22',
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
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overlapsWith: { value: [17, 31], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Border guards check passports near the lake.',
      confidence: 'medium',
      sources: ['kazpravda.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'From the last bus stop it is 22 km and 7 to 8 hours there and back.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [],
  route: {
    trailhead: {
      value: 'The pipeline trail above the Ayusai visitor centre; buses 28 and 211 go to the gorge',
      confidence: 'medium',
      sources: ['openstreetmap', 'livejournal.com'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Pipeline trail', lat: 43.0846, lon: 76.972 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Big Almaty Lake', lat: 43.0506, lon: 76.985, elevationMetres: 2511 },
        confidence: 'high',
        sources: ['perceptiono.com'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
