import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Бутаковский водопад', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Бұтақты сарқырамасы (Бутаковка)', confidence: 'medium', sources: ['commons'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.1803, lon: 77.0941 },
    about: 'the car park at the trail',
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  road: { value: 17, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.6, 0.75], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '2½ to 4 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: {
    value: [1, 2, 5, 6, 7, 8, 9, 10],
    confidence: 'medium',
    sources: ['wikipedia.org#5', 'visitalmaty.kz#3'],
    checked: '2026-11-20',
  },
  opening: {
    value: 'A barrier stops cars on the park road; walk on along the stream.',
    confidence: 'high',
    sources: ['mountain.ru'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 4, confidence: 'medium', sources: ['mountain.ru'], checked: '2026-11-20' },
    ascent: { value: 250, confidence: 'low', sources: ['common'], checked: '2026-11-20' },
    hours: { value: '2½ to 4 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
    trailhead: {
      value: 'The end of the road in the Butakovka gorge; bus 29 stops at the turn-off',
      confidence: 'medium',
      sources: ['mountain.ru', 'de.aroundus.com'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Butakovka car park', lat: 43.1803, lon: 77.0941 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
