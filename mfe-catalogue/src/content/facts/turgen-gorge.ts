import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Тургеньское ущелье (водопад Медвежий)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
    kk: {
      value: 'Түрген шатқалы (Аюлы сарқырамасы)',
      confidence: 'high',
      sources: ['wikipedia.org#6'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.2814, lon: 77.7153 },
    about: 'the Bear waterfall',
    confidence: 'high',
    sources: ['wildticketasia.com#4'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 1540,
    confidence: 'high',
    sources: ['wikipedia.org#6', 'jeeptour.kz#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: {
    value: 80,
    confidence: 'high',
    sources: ['trekkingclub.kz#3', 'jeeptour.kz#2', 'wildticketasia.com#4'],
    checkedOn: '2026-11-20',
  },
  driveHours: { value: [1.5, 2], confidence: 'high', sources: ['visitalmaty.kz#4'], checkedOn: '2026-11-20' },
  arrivalNode: { value: 'bear-fall-trailhead', confidence: 'medium', sources: ['go-to.kz'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 75, typical: 150, max: 420 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  variants: {
    value: [
      { name: 'Bear fall', minutes: 75, strenuousness: 1 },
      { name: 'Bear fall and trout farm', minutes: 150, strenuousness: 1 },
      { name: 'Kairak fall, 14–16 km', minutes: 420, strenuousness: 2 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: {
    value: 3,
    about: 'to the Bear waterfall',
    confidence: 'high',
    sources: ['wildticketasia.com#4', 'visitalmaty.kz#4', 'go-to.kz#2'],
    checkedOn: '2026-11-22',
  },
  ascentMetres: { value: 150, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1560, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  seasonalClosures: [
    {
      value: {
        from: '11-27',
        to: '03-31',
        kind: 'risk',
        what: 'the road beyond kilometre 15 was shut for avalanche danger in winter 2024/25',
      },
      confidence: 'high',
      sources: ['el.kz', 'globalnews.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: { from: '04-01', to: '05-20', kind: 'risk', what: 'the road beyond kilometre 20 was shut in spring 2024' },
      confidence: 'medium',
      sources: ['gurk.kz', 'caravan.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['taxi', 'own-car', 'tour'],
    confidence: 'medium',
    sources: ['go-to.kz#2', 'wildticketasia.com#4', 'common'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'turgen', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [18, 20], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value:
        'Avalanche danger shut the road from km 15 to 41 until 31 March 2025; no report of this winter was found. Ask the Ile-Alatau national park before a winter visit.',
      confidence: 'medium',
      sources: ['globalnews.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'In winter 2024/25 the park post let visitors in from 10:00 to 17:00.',
      confidence: 'medium',
      sources: ['el.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [],
  food: [
    {
      value: 'A trout farm in the gorge fries what you catch.',
      confidence: 'low',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'The bridge by the Ak-Bulak café, about 12 km above the park post',
      confidence: 'high',
      sources: ['go-to.kz#2', 'wildticketasia.com#4'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Bear waterfall', lat: 43.2814, lon: 77.7153, elevationMetres: 1540 },
        confidence: 'high',
        sources: ['wildticketasia.com#4'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
