import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Парк имени 28 гвардейцев-панфиловцев; Вознесенский собор',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.259, lon: 76.9535 },
    about: 'the park',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 2.5, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.2, 0.2], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '1 to 2 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'The park is always open. The cathedral holds services every day: go in quietly between them.',
    confidence: 'medium',
    sources: ['wildticketasia.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
