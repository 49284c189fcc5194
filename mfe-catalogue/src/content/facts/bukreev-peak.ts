import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Пик Букреева', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Букреев шыңы', confidence: 'high', sources: ['alataupeaks'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.1666, lon: 77.1348 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3012,
    confidence: 'high',
    sources: ['openstreetmap', 'trekking-club.com#3'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 17, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.6, 0.75], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: '6 to 9 hours',
    confidence: 'high',
    sources: ['trekking-club.com#3', 'alataupeaks'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'high',
    sources: ['trekking-club.com#3'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'There is no safe drinking water on the loop: carry all you need.',
    confidence: 'medium',
    sources: ['trekking-club.com#3', 'common'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: {
      value: 16,
      confidence: 'medium',
      sources: ['trekking-club.com#3', 'alataupeaks'],
      checkedOn: '2026-11-20',
    },
    ascentMetres: {
      value: 1200,
      confidence: 'high',
      sources: ['trekking-club.com#3', 'alataupeaks'],
      checkedOn: '2026-11-20',
    },
    duration: {
      value: '6 to 9 hours',
      confidence: 'high',
      sources: ['trekking-club.com#3', 'alataupeaks'],
      checkedOn: '2026-11-20',
    },
    trailhead: {
      value: 'The car park where the asphalt ends in the Butakovka gorge',
      confidence: 'high',
      sources: ['trekking-club.com#3', 'openstreetmap'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Butakovka car park', lat: 43.1803, lon: 77.0941 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Bukreev Peak', lat: 43.1666, lon: 77.1348, elevationMetres: 3012 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
