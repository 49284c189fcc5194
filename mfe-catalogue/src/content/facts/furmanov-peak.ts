import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Пик Фурманова (Фурмановка)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Фурманов шыңы', confidence: 'high', sources: ['alataupeaks'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.1499, lon: 77.1157 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3053,
    confidence: 'high',
    sources: ['openstreetmap', 'silkadv.com page', 'trekking-club.com'],
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
    value: { min: 420, typical: 480, max: 540 },
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 3, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 16, confidence: 'high', sources: ['trekking-club.com', 'alataupeaks'], checkedOn: '2026-11-20' },
  ascentMetres: { value: 1360, confidence: 'high', sources: ['trekking-club.com'], checkedOn: '2026-11-20' },
  highestPointMetres: { value: 3053, confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car'],
    confidence: 'medium',
    sources: ['trekking-club.com', 'x-travels.ru', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['12'], stop: 'Medeu, last stop', minutesFromCentre: 45, walkFromStopMinutes: 20 },
    confidence: 'medium',
    sources: ['trekking-club.com', 'x-travels.ru'],
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
  combinesWith: { value: [4], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'The path begins at the forester’s house in the Kim-Asar gorge, 1.5 km from Medeu.',
      confidence: 'medium',
      sources: ['trekking-club.com'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [
    {
      value: 'The ridge is exposed and the weather turns fast.',
      confidence: 'medium',
      sources: ['elenitravel.com'],
      checkedOn: '2026-11-22',
    },
    {
      value:
        'Start by 08:00, in summer by 06:00, and turn back by 14:00: in June and July storms come in the afternoon.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'The forester’s house in the Kim-Asar gorge, 1.5 km from the Medeu rink',
      confidence: 'high',
      sources: ['trekking-club.com', 'x-travels.ru'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Furmanov Peak', lat: 43.1499, lon: 77.1157, elevationMetres: 3053 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
