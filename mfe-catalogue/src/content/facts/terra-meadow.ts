import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Поляна Терра', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.046, lon: 76.9133 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2600, confidence: 'high', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
  roadKm: { value: 30, confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.75, 1], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: '6 to 8 hours',
    confidence: 'medium',
    sources: ['trekking-club.com#2'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'high',
    sources: ['trekking-club.com#2'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'The stream runs high in June and July, and the bridge below the glade is of logs.',
    confidence: 'high',
    sources: ['trekking-club.com#2', 'adrenalinicsilence.kz'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: { value: 12, confidence: 'high', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
    ascentMetres: { value: 800, confidence: 'high', sources: ['trekking-club.com#2'], checkedOn: '2026-11-20' },
    duration: {
      value: '6 to 7 hours',
      confidence: 'medium',
      sources: ['trekking-club.com#2'],
      checkedOn: '2026-11-20',
    },
    trailhead: {
      value: 'The car park below the former Alma-Arasan resort, 3 km above the last stop of bus 28',
      confidence: 'high',
      sources: ['adrenalinicsilence.kz', 'gorny-club.kz'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Terra glade', lat: 43.046, lon: 76.9133, elevationMetres: 2600 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
