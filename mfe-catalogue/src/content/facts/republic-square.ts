import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Площадь Республики', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Республика алаңы', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.238, lon: 76.9455 },
    confidence: 'medium',
    sources: ['trip.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 0, confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0, 0], confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: 'half an hour to an hour',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [4, 5, 6, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: { value: 'Open at all hours.', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
};

export default facts;
