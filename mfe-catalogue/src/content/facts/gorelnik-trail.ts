import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Тропа Горельник (источник и водопады)',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
  },
  point: {
    value: { lat: 43.1418, lon: 77.0643 },
    about: 'the hot spring',
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: { value: 1910, confidence: 'high', sources: ['openstreetmap', 'unikaz.asia'], checked: '2026-11-20' },
  road: { value: 18, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.6, 0.6], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: {
    value: '2 to 3 hours to the spring, 5 to 6 to the falls',
    confidence: 'medium',
    sources: ['renatello.com', 'openstreetmap'],
    checked: '2026-11-20',
  },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'The spring baths are open day and night. Rocks and mud can come down in the upper gorge.',
    confidence: 'medium',
    sources: ['vecher.kz', 'unikaz.asia'],
    checked: '2026-11-20',
  },
  route: {
    length: {
      value: 11,
      about: 'to the falls',
      confidence: 'medium',
      sources: ['openstreetmap'],
      checked: '2026-11-20',
    },
    ascent: { value: 800, confidence: 'medium', sources: ['openstreetmap'], checked: '2026-11-20' },
    hours: {
      value: '5 to 6 hours',
      confidence: 'medium',
      sources: ['openstreetmap', 'unikaz.asia'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'Medeu, last stop of bus 12: over the dam steps or by the forest trail',
      confidence: 'high',
      sources: ['renatello.com', 'unikaz.asia', 'openstreetmap'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Medeu bus stop', lat: 43.1595, lon: 77.0587 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
      {
        value: { name: 'Gorelnik hot spring', lat: 43.1418, lon: 77.0643, elevation: 1910 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
      {
        value: { name: 'Gorelnik falls', lat: 43.1207, lon: 77.0539, elevation: 2475 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
