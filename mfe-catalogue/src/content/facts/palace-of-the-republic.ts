import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Дворец Республики', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Республика сарайы', confidence: 'high', sources: ['wikimili.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2432, lon: 76.9596 },
    confidence: 'high',
    sources: ['wikimili.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 1.3, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.1, 0.1], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: 'half an hour outside, 2 to 3 hours with a concert',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Open for performances; the outside can be seen at any time.',
    confidence: 'medium',
    sources: ['wikimili.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
