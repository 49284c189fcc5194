import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Бутаковский водопад', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: {
      value: 'Бұтақты сарқырамасы (Бутаковка)',
      confidence: 'medium',
      sources: ['commons'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.1803, lon: 77.0941 },
    about: 'the car park at the trail',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 17, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.6, 0.75], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '2½ to 4 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [1, 2, 5, 6, 7, 8, 9, 10],
    confidence: 'medium',
    sources: ['wikipedia.org#5', 'visitalmaty.kz#3'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'A barrier stops cars on the park road; walk on along the stream.',
    confidence: 'high',
    sources: ['mountain.ru'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: { value: 4, confidence: 'medium', sources: ['mountain.ru'], checkedOn: '2026-11-20' },
    ascentMetres: { value: 250, confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
    duration: { value: '2½ to 4 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    trailhead: {
      value: 'The end of the road in the Butakovka gorge; bus 29 stops at the turn-off',
      confidence: 'medium',
      sources: ['mountain.ru', 'de.aroundus.com'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Butakovka car park', lat: 43.1803, lon: 77.0941 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
