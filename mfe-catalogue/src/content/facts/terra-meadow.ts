import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: { ru: { value: 'Поляна Терра', confidence: 'high', sources: ['common'], checkedOn: 'not yet' } },
  position: {
    value: { lat: 43.046, lon: 76.9133 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2600, confidence: 'high', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
  roadKm: { value: 30, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.75, 1],
    about: 'to the trailhead',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'alma-arasan-car-park', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 360, typical: 390, max: 480 },
    confidence: 'medium',
    sources: ['trekking-club.com#2'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'high',
    sources: ['trekking-club.com#2'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 12, confidence: 'high', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
  ascentMetres: { value: 800, confidence: 'high', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
  highestPointMetres: { value: 2600, confidence: 'medium', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car'],
    confidence: 'medium',
    sources: ['adrenalinicsilence.kz', 'gorny-club.kz', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['28'], stop: 'Alma-Arasan fork, last stop', minutesFromCentre: 75, walkFromStopMinutes: 45 },
    confidence: 'medium',
    sources: ['gorny-club.kz'],
    checkedOn: '2026-11-22',
  },
  taxiTenge: {
    value: { min: 3700, max: 6300 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [3, 17], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value:
        'The stream runs high in June and July, and the bridge below the glade was of logs. The path up to the radon spring was to be rebuilt by July 2025: ask the Ile-Alatau national park how it is now.',
      confidence: 'medium',
      sources: ['trekking-club.com#2', 'adrenalinicsilence.kz', 'inbusiness.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [],
  route: {
    trailhead: {
      value: 'The car park below the former Alma-Arasan resort, 3 km above the last stop of bus 28',
      confidence: 'high',
      sources: ['adrenalinicsilence.kz', 'gorny-club.kz'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Terra glade', lat: 43.046, lon: 76.9133, elevationMetres: 2600 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
