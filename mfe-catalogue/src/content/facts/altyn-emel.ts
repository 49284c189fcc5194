import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Национальный парк Алтын-Эмель', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Алтынемел ұлттық паркі', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.8755, lon: 78.5606 },
    about: 'the Singing Dune',
    confidence: 'high',
    sources: ['trekkingclub.kz'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 292, confidence: 'high', sources: ['trekkingclub.kz'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [3.5, 4],
    about: 'to Basshi, another hour to the dune',
    confidence: 'high',
    sources: ['gtravel.kz#2'],
    checkedOn: '2026-11-20',
  },
  visitDuration: { value: '2 days', confidence: 'high', sources: ['gtravel.kz#2'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [4, 5, 9, 10],
    confidence: 'high',
    sources: ['gtravel.kz#2', 'trekkingclub.kz'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value:
      'Permit from the park office in Basshi. No driving from 21:00 to 7:00; camps and fires only at marked places.',
    confidence: 'high',
    sources: ['altynemel.kz', 'trekkingclub.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
