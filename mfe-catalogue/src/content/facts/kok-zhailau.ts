import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Кок-Жайляу', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Көк Жайлау', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.1428, lon: 77.0039 },
    about: 'the meadow',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 2230,
    confidence: 'medium',
    sources: ['daz.asia', 'openstreetmap'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 15, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  driveHours: {
    value: [0.5, 0.5],
    about: 'to the bus stop Prosveshchenets',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'prosveshchenets', confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 240, typical: 300, max: 360 },
    confidence: 'medium',
    sources: ['dzen.ru#3'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 9.2, confidence: 'high', sources: ['openstreetmap', 'aroundus.com'], checkedOn: '2026-11-20' },
  ascentMetres: { value: 700, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  highestPointMetres: { value: 2250, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car'],
    confidence: 'medium',
    sources: ['dzen.ru#3', 'jeeptour.kz', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['12'], stop: 'Prosveshchenets', minutesFromCentre: 40, walkFromStopMinutes: 2 },
    confidence: 'high',
    sources: ['dzen.ru#3', 'jeeptour.kz', 'openstreetmap'],
    checkedOn: '2026-11-22',
  },
  taxiTenge: {
    value: { min: 2300, max: 3300 },
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
  goodToKnow: [],
  safety: [
    {
      value: 'The paths are icy from November to March.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'The Prosveshchenets bus stop below Medeu, in the Small Almaty gorge',
      confidence: 'high',
      sources: ['dzen.ru#3', 'jeeptour.kz'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Prosveshchenets bus stop', lat: 43.1627, lon: 77.0411 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Kok Zhailau meadow', lat: 43.1428, lon: 77.0039, elevationMetres: 2230 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
