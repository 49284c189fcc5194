import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Поляна Терра', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.046, lon: 76.9133 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: { value: 2600, confidence: 'high', sources: ['trekking-club.com#2'], checked: '2026-11-20' },
  road: { value: 30, confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.75, 1], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '6 to 8 hours', confidence: 'medium', sources: ['trekking-club.com#2'], checked: '2026-11-20' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['trekking-club.com#2'], checked: '2026-11-20' },
  opening: {
    value: 'The stream runs high in June and July, and the bridge below the glade is of logs.',
    confidence: 'high',
    sources: ['trekking-club.com#2', 'adrenalinicsilence.kz'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 12, confidence: 'high', sources: ['trekking-club.com#2'], checked: '2026-11-20' },
    ascent: { value: 800, confidence: 'high', sources: ['trekking-club.com#2'], checked: '2026-11-20' },
    hours: { value: '6 to 7 hours', confidence: 'medium', sources: ['trekking-club.com#2'], checked: '2026-11-20' },
    trailhead: {
      value: 'The car park below the former Alma-Arasan resort, 3 km above the last stop of bus 28',
      confidence: 'high',
      sources: ['adrenalinicsilence.kz', 'gorny-club.kz'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Terra glade', lat: 43.046, lon: 76.9133, elevation: 2600 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
