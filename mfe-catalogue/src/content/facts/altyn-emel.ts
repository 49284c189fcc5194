import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Национальный парк Алтын-Эмель', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Алтынемел ұлттық паркі', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.8755, lon: 78.5606 },
    about: 'the Singing Dune',
    confidence: 'high',
    sources: ['trekkingclub.kz'],
    checked: '2026-11-20',
  },
  road: { value: 292, confidence: 'high', sources: ['trekkingclub.kz'], checked: '2026-11-20' },
  drive: {
    value: [3.5, 4],
    about: 'to Basshi, another hour to the dune',
    confidence: 'high',
    sources: ['gtravel.kz#2'],
    checked: '2026-11-20',
  },
  visit: { value: '2 days', confidence: 'high', sources: ['gtravel.kz#2'], checked: '2026-11-20' },
  months: {
    value: [4, 5, 9, 10],
    confidence: 'high',
    sources: ['gtravel.kz#2', 'trekkingclub.kz'],
    checked: '2026-11-20',
  },
  opening: {
    value:
      'Permit from the park office in Basshi. No driving from 21:00 to 7:00; camps and fires only at marked places.',
    confidence: 'high',
    sources: ['altynemel.kz', 'trekkingclub.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
