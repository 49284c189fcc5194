import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Парк Первого Президента', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Тұңғыш Президент саябағы', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.188, lon: 76.887 },
    confidence: 'high',
    sources: ['wildticketasia.com#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 9, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.4, 0.4], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '1½ to 2 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Open from morning to late evening; the fountains play on warm evenings.',
    confidence: 'low',
    sources: ['guides.kz', 'visitalmaty.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
