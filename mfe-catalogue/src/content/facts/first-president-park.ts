import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Парк Первого Президента', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Тұңғыш Президент саябағы', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.188, lon: 76.887 },
    confidence: 'high',
    sources: ['wildticketasia.com#2'],
    checked: '2026-11-20',
  },
  road: { value: 9, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.4, 0.4], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '1½ to 2 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Open from morning to late evening; the fountains play on warm evenings.',
    confidence: 'low',
    sources: ['guides.kz', 'visitalmaty.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
