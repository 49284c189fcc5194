import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Зелёный базар', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Көк базар', confidence: 'high', sources: ['findpenguins.com'], checked: '2026-11-20' },
  },
  point: { value: { lat: 43.2637, lon: 76.9551 }, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  road: { value: 3, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.2, 0.2], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '1 to 1½ hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Stalls open from about 9:00. The halls are renovated in turn, so some may be shut.',
    confidence: 'low',
    sources: ['ewenhooi.blogspot.com', 'inform.kz#4'],
    checked: '2026-11-20',
  },
};

export default facts;
