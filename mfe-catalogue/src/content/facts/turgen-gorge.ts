import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Тургеньское ущелье (водопад Медвежий)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
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
  visitDuration: { value: '4 to 6 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'The road is open for most of the year.',
    confidence: 'medium',
    sources: ['tengrinews.kz#2'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: {
      value: 3,
      confidence: 'high',
      sources: ['wildticketasia.com#4', 'visitalmaty.kz#4', 'go-to.kz#2'],
      checkedOn: '2026-11-20',
    },
    duration: {
      value: '1 to 1½ hours to the Bear waterfall',
      confidence: 'high',
      sources: ['wildticketasia.com#4', 'trekkingclub.kz#3'],
      checkedOn: '2026-11-20',
    },
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
