import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Almaty Museum of Arts (Музей искусств Алматы)',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
  },
  point: { value: { lat: 43.2272, lon: 76.949 }, confidence: 'high', sources: ['2gis'], checked: '2026-11-20' },
  road: { value: 1.5, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.1, 0.1], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '1½ to 2½ hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  opening: {
    value: 'Tuesday to Sunday, 11:00 to 20:00.',
    confidence: 'high',
    sources: ['kazmuseum.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
