import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Тропа Горельник (источник и водопады)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.1418, lon: 77.0643 },
    about: 'the hot spring',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 1910,
    confidence: 'high',
    sources: ['openstreetmap', 'unikaz.asia'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 18, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.6, 0.6], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: '2 to 3 hours to the spring, 5 to 6 to the falls',
    confidence: 'medium',
    sources: ['renatello.com', 'openstreetmap'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'The spring baths are open day and night. Rocks and mud can come down in the upper gorge.',
    confidence: 'medium',
    sources: ['vecher.kz', 'unikaz.asia'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: {
      value: 11,
      about: 'to the falls',
      confidence: 'medium',
      sources: ['openstreetmap'],
      checkedOn: '2026-11-20',
    },
    ascentMetres: { value: 800, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
    duration: {
      value: '5 to 6 hours',
      confidence: 'medium',
      sources: ['openstreetmap', 'unikaz.asia'],
      checkedOn: '2026-11-20',
    },
    trailhead: {
      value: 'Medeu, last stop of bus 12: over the dam steps or by the forest trail',
      confidence: 'high',
      sources: ['renatello.com', 'unikaz.asia', 'openstreetmap'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Medeu bus stop', lat: 43.1595, lon: 77.0587 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Gorelnik hot spring', lat: 43.1418, lon: 77.0643, elevationMetres: 1910 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Gorelnik falls', lat: 43.1207, lon: 77.0539, elevationMetres: 2475 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
