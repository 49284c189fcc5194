import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Кок-Жайляу', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Көк Жайлау', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.1428, lon: 77.0039 },
    about: 'the meadow',
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: { value: 2230, confidence: 'medium', sources: ['daz.asia', 'openstreetmap'], checked: '2026-11-20' },
  road: { value: 15, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.5, 0.5], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '4 to 6 hours', confidence: 'medium', sources: ['dzen.ru#3'], checked: '2026-11-20' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Open all year; icy in winter.',
    confidence: 'medium',
    sources: ['dzen.ru#3'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 9.2, confidence: 'high', sources: ['openstreetmap', 'aroundus.com'], checked: '2026-11-20' },
    ascent: { value: 700, confidence: 'medium', sources: ['openstreetmap'], checked: '2026-11-20' },
    hours: {
      value: '4 to 6 hours',
      confidence: 'medium',
      sources: ['dzen.ru#3', 'jeeptour.kz'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'The Prosveshchenets bus stop below Medeu, in the Small Almaty gorge',
      confidence: 'high',
      sources: ['dzen.ru#3', 'jeeptour.kz'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Prosveshchenets bus stop', lat: 43.1627, lon: 77.0411 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
      {
        value: { name: 'Kok Zhailau meadow', lat: 43.1428, lon: 77.0039, elevation: 2230 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
