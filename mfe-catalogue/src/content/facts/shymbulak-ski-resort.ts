import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Горнолыжный курорт Шымбулак (Чимбулак)',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
    kk: {
      value: 'Шымбұлақ тау шаңғысы курорты',
      confidence: 'high',
      sources: ['wikipedia.org#2'],
      checked: '2026-11-20',
    },
  },
  point: {
    value: { lat: 43.1277, lon: 77.08 },
    about: 'the resort base',
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: { value: 2260, confidence: 'high', sources: ['astanatimes.com'], checked: '2026-11-20' },
  road: { value: 25, confidence: 'high', sources: ['wikipedia.org#2'], checked: '2026-11-20' },
  drive: { value: [0.75, 1], confidence: 'medium', sources: ['common', 'silkadv.com'], checked: '2026-11-20' },
  visit: { value: '3 to 6 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: {
    value: [1, 2, 3, 4, 6, 7, 8, 9, 12],
    confidence: 'medium',
    sources: ['wikipedia.org#2', 'common'],
    checked: '2026-11-20',
  },
  opening: {
    value: 'Open all year; the lifts stop for maintenance for some weeks in spring and in autumn.',
    confidence: 'medium',
    sources: ['kazakhstan-today.com'],
    checked: '2026-11-20',
  },
};

export default facts;
