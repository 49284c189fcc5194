import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Большой Алматинский пик (БАП)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Үлкен Алматы шыңы', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.0553, lon: 76.9336 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3681,
    confidence: 'high',
    sources: ['ratel.kz', 'perceptioes.com'],
    checkedOn: '2026-11-20',
  },
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
    value: { min: 600, typical: 690, max: 780 },
    confidence: 'low',
    sources: ['hervemariage.blogspot.com'],
    checkedOn: '2026-11-22',
  },
  bestMonths: { value: [7, 8, 9], confidence: 'high', sources: ['dzen.ru#4'], checkedOn: '2026-11-20' },
  possibleMonths: { value: [7, 8, 9], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 3, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 24, confidence: 'low', sources: ['vperjed.geoblog.pl'], checkedOn: '2026-11-20' },
  ascentMetres: {
    value: 2000,
    confidence: 'low',
    sources: ['backtokaz.pegtype.com', 'vperjed.geoblog.pl'],
    checkedOn: '2026-11-20',
  },
  highestPointMetres: { value: 3681, confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-22' },
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car', 'tour'],
    confidence: 'medium',
    sources: ['eurasia2005.blogspot.com', 'backtokaz.pegtype.com', 'common'],
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
    sources: ['eurasia2005.blogspot.com', 'backtokaz.pegtype.com'],
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
  days: { value: { min: 1, max: 2 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overlapsWith: { value: [17, 27], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Many climb it in two days, with a tent below the lake.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'Go with a guide, never alone, and not on your first two days in the mountains.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
    {
      value: 'Start at first light: about 04:30 in July, 05:30 in mid-September.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'The Big Almaty gorge on foot, usually past the lake and over the saddle at 3,300 m',
      confidence: 'medium',
      sources: ['eurasia2005.blogspot.com', 'backtokaz.pegtype.com'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Big Almaty Peak', lat: 43.0553, lon: 76.9336, elevationMetres: 3681 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
