import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Пик Букреева', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Букреев шыңы', confidence: 'high', sources: ['alataupeaks'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.1666, lon: 77.1348 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: {
    value: 3012,
    confidence: 'high',
    sources: ['openstreetmap', 'trekking-club.com#3'],
    checked: '2026-11-20',
  },
  road: { value: 17, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.6, 0.75], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: {
    value: '6 to 9 hours',
    confidence: 'high',
    sources: ['trekking-club.com#3', 'alataupeaks'],
    checked: '2026-11-20',
  },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['trekking-club.com#3'], checked: '2026-11-20' },
  opening: {
    value: 'There is no safe drinking water on the loop: carry all you need.',
    confidence: 'medium',
    sources: ['trekking-club.com#3', 'common'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 16, confidence: 'medium', sources: ['trekking-club.com#3', 'alataupeaks'], checked: '2026-11-20' },
    ascent: { value: 1200, confidence: 'high', sources: ['trekking-club.com#3', 'alataupeaks'], checked: '2026-11-20' },
    hours: {
      value: '6 to 9 hours',
      confidence: 'high',
      sources: ['trekking-club.com#3', 'alataupeaks'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'The car park where the asphalt ends in the Butakovka gorge',
      confidence: 'high',
      sources: ['trekking-club.com#3', 'openstreetmap'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Butakovka car park', lat: 43.1803, lon: 77.0941 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
      {
        value: { name: 'Bukreev Peak', lat: 43.1666, lon: 77.1348, elevation: 3012 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
