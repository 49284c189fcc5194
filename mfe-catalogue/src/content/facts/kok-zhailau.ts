import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Кок-Жайляу', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Көк Жайлау', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.1428, lon: 77.0039 },
    about: 'the meadow',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 2230,
    confidence: 'medium',
    sources: ['daz.asia', 'openstreetmap'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 15, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.5, 0.5], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '4 to 6 hours', confidence: 'medium', sources: ['dzen.ru#3'], checkedOn: '2026-11-20' },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Open all year; icy in winter.',
    confidence: 'medium',
    sources: ['dzen.ru#3'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: { value: 9.2, confidence: 'high', sources: ['openstreetmap', 'aroundus.com'], checkedOn: '2026-11-20' },
    ascentMetres: { value: 700, confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-20' },
    duration: {
      value: '4 to 6 hours',
      confidence: 'medium',
      sources: ['dzen.ru#3', 'jeeptour.kz'],
      checkedOn: '2026-11-20',
    },
    trailhead: {
      value: 'The Prosveshchenets bus stop below Medeu, in the Small Almaty gorge',
      confidence: 'high',
      sources: ['dzen.ru#3', 'jeeptour.kz'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Prosveshchenets bus stop', lat: 43.1627, lon: 77.0411 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Kok Zhailau meadow', lat: 43.1428, lon: 77.0039, elevationMetres: 2230 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
