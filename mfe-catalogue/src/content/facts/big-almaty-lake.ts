import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Большое Алматинское озеро', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Үлкен Алматы көлі', confidence: 'high', sources: ['perceptiono.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.0506, lon: 76.985 },
    confidence: 'high',
    sources: ['perceptiono.com'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2511, confidence: 'high', sources: ['perceptiono.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 28, confidence: 'medium', sources: ['delachieve.com', 'perceptiono.com'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [0.75, 1],
    about: 'to the barrier, then on foot',
    confidence: 'medium',
    sources: ['kaganat.kz', 'broray-at.com'],
    checkedOn: '2026-11-20',
  },
  visitDuration: { value: 'half a day to a day', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value:
      'Private cars are stopped below the lake, and the last part is on foot. Bring your passport: the border is near.',
    confidence: 'low',
    sources: ['kaganat.kz', 'kazpravda.kz', 'davidjennytravel.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
