import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Дворец Республики', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Республика сарайы', confidence: 'high', sources: ['wikimili.com'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.2432, lon: 76.9596 },
    confidence: 'high',
    sources: ['wikimili.com'],
    checked: '2026-11-20',
  },
  road: { value: 1.3, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.1, 0.1], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: {
    value: 'half an hour outside, 2 to 3 hours with a concert',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  months: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  opening: {
    value: 'Open for performances; the outside can be seen at any time.',
    confidence: 'medium',
    sources: ['wikimili.com'],
    checked: '2026-11-20',
  },
};

export default facts;
