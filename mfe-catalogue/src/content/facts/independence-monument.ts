import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Монумент Независимости', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Тәуелсіздік монументі', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2385, lon: 76.9454 },
    confidence: 'high',
    sources: ['trip.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 0, confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0, 0], confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: 'half an hour', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [4, 5, 6, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: { value: 'Open at all hours.', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
};

export default facts;
