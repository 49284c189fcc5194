import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Тургеньское ущелье (водопад Медвежий)',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
    kk: {
      value: 'Түрген шатқалы (Аюлы сарқырамасы)',
      confidence: 'high',
      sources: ['wikipedia.org#6'],
      checked: '2026-11-20',
    },
  },
  point: {
    value: { lat: 43.2814, lon: 77.7153 },
    about: 'the Bear waterfall',
    confidence: 'high',
    sources: ['wildticketasia.com#4'],
    checked: '2026-11-20',
  },
  elevation: { value: 1540, confidence: 'high', sources: ['wikipedia.org#6', 'jeeptour.kz#2'], checked: '2026-11-20' },
  road: {
    value: 80,
    confidence: 'high',
    sources: ['trekkingclub.kz#3', 'jeeptour.kz#2', 'wildticketasia.com#4'],
    checked: '2026-11-20',
  },
  drive: { value: [1.5, 2], confidence: 'high', sources: ['visitalmaty.kz#4'], checked: '2026-11-20' },
  visit: { value: '4 to 6 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'The road is open for most of the year.',
    confidence: 'medium',
    sources: ['tengrinews.kz#2'],
    checked: '2026-11-20',
  },
  route: {
    length: {
      value: 3,
      confidence: 'high',
      sources: ['wildticketasia.com#4', 'visitalmaty.kz#4', 'go-to.kz#2'],
      checked: '2026-11-20',
    },
    hours: {
      value: '1 to 1½ hours to the Bear waterfall',
      confidence: 'high',
      sources: ['wildticketasia.com#4', 'trekkingclub.kz#3'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'The bridge by the Ak-Bulak café, about 12 km above the park post',
      confidence: 'high',
      sources: ['go-to.kz#2', 'wildticketasia.com#4'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Bear waterfall', lat: 43.2814, lon: 77.7153, elevation: 1540 },
        confidence: 'high',
        sources: ['wildticketasia.com#4'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
