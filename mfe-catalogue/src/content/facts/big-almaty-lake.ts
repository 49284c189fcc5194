import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Большое Алматинское озеро', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Үлкен Алматы көлі', confidence: 'high', sources: ['perceptiono.com'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.0506, lon: 76.985 },
    confidence: 'high',
    sources: ['perceptiono.com'],
    checked: '2026-11-20',
  },
  elevation: { value: 2511, confidence: 'high', sources: ['perceptiono.com'], checked: '2026-11-20' },
  road: { value: 28, confidence: 'medium', sources: ['delachieve.com', 'perceptiono.com'], checked: '2026-11-20' },
  drive: {
    value: [0.75, 1],
    about: 'to the barrier, then on foot',
    confidence: 'medium',
    sources: ['kaganat.kz', 'broray-at.com'],
    checked: '2026-11-20',
  },
  visit: { value: 'half a day to a day', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value:
      'Private cars are stopped below the lake, and the last part is on foot. Bring your passport: the border is near.',
    confidence: 'low',
    sources: ['kaganat.kz', 'kazpravda.kz', 'davidjennytravel.com'],
    checked: '2026-11-20',
  },
};

export default facts;
