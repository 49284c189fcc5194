import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Центральный государственный музей Республики Казахстан',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: {
      value: 'Қазақстан Республикасының Мемлекеттік орталық музейі',
      confidence: 'high',
      sources: ['wikipedia.org'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.2356, lon: 76.9506 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 0.5, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.1, 0.1], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '2 to 3 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'high',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Closed on Tuesdays; otherwise about 10:00 to 18:00.',
    confidence: 'medium',
    sources: ['almaty-guide.narod.ru', 'dzen.ru'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
