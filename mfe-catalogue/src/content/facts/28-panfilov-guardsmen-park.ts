import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Парк имени 28 гвардейцев-панфиловцев; Вознесенский собор',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
  },
  point: {
    value: { lat: 43.259, lon: 76.9535 },
    about: 'the park',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  road: { value: 2.5, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.2, 0.2], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '1 to 2 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'The park is always open. The cathedral holds services every day: go in quietly between them.',
    confidence: 'medium',
    sources: ['wildticketasia.com'],
    checked: '2026-11-20',
  },
};

export default facts;
