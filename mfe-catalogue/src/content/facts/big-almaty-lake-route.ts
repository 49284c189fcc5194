import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Маршрут на Большое Алматинское озеро',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
    kk: { value: 'Үлкен Алматы көліне бағыт', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.0506, lon: 76.985 },
    confidence: 'high',
    sources: ['perceptiono.com'],
    checked: '2026-11-20',
  },
  elevation: { value: 2511, confidence: 'high', sources: ['perceptiono.com'], checked: '2026-11-20' },
  road: { value: 23, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: {
    value: [0.6, 0.75],
    about: 'to the barrier',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  visit: { value: '5 to 7 hours', confidence: 'medium', sources: ['openstreetmap'], checked: '2026-11-20' },
  months: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Cars are stopped at the visitor centre in the gorge; passports are checked near the lake.',
    confidence: 'low',
    sources: ['broray-at.com', 'kaganat.kz', 'kazpravda.kz'],
    checked: '2026-11-20',
  },
  route: {
    length: {
      value: 10.4,
      about: 'from the upper trailhead',
      confidence: 'high',
      sources: ['openstreetmap', 'orphanednation.com'],
      checked: '2026-11-20',
    },
    ascent: { value: 840, confidence: 'medium', sources: ['openstreetmap'], checked: '2026-11-20' },
    hours: {
      value: '5 to 6 hours, 7 to 8 from the bus',
      confidence: 'medium',
      sources: ['openstreetmap'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'The pipeline trail above the Ayusai visitor centre; buses 28 and 211 go to the gorge',
      confidence: 'medium',
      sources: ['openstreetmap', 'livejournal.com'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Pipeline trail', lat: 43.0846, lon: 76.972 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
      {
        value: { name: 'Big Almaty Lake', lat: 43.0506, lon: 76.985, elevation: 2511 },
        confidence: 'high',
        sources: ['perceptiono.com'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
