import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Маршрут на Большое Алматинское озеро',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: { value: 'Үлкен Алматы көліне бағыт', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.0506, lon: 76.985 },
    confidence: 'high',
    sources: ['perceptiono.com'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2511, confidence: 'high', sources: ['perceptiono.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 23, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [0.6, 0.75],
    about: 'to the barrier',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  visitDuration: { value: '5 to 7 hours', confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
  bestMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Cars are stopped at the visitor centre in the gorge; passports are checked near the lake.',
    confidence: 'low',
    sources: ['broray-at.com', 'kaganat.kz', 'kazpravda.kz'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: {
      value: 10.4,
      about: 'from the upper trailhead',
      confidence: 'high',
      sources: ['openstreetmap', 'orphanednation.com'],
      checkedOn: '2026-11-20',
    },
    ascentMetres: { value: 840, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
    duration: {
      value: '5 to 6 hours, 7 to 8 from the bus',
      confidence: 'medium',
      sources: ['openstreetmap'],
      checkedOn: '2026-11-20',
    },
    trailhead: {
      value: 'The pipeline trail above the Ayusai visitor centre; buses 28 and 211 go to the gorge',
      confidence: 'medium',
      sources: ['openstreetmap', 'livejournal.com'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Pipeline trail', lat: 43.0846, lon: 76.972 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Big Almaty Lake', lat: 43.0506, lon: 76.985, elevationMetres: 2511 },
        confidence: 'high',
        sources: ['perceptiono.com'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
