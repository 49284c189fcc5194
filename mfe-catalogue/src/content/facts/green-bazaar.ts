import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Зелёный базар', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Көк базар', confidence: 'high', sources: ['findpenguins.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2637, lon: 76.9551 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 3, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.2, 0.2], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '1 to 1½ hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Stalls open from about 9:00. The halls are renovated in turn, so some may be shut.',
    confidence: 'low',
    sources: ['ewenhooi.blogspot.com', 'inform.kz#4'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
