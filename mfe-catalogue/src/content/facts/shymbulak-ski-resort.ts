import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Горнолыжный курорт Шымбулак (Чимбулак)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: {
      value: 'Шымбұлақ тау шаңғысы курорты',
      confidence: 'high',
      sources: ['wikipedia.org#2'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.1277, lon: 77.08 },
    about: 'the resort base',
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 2260, confidence: 'high', sources: ['astanatimes.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 25, confidence: 'high', sources: ['wikipedia.org#2'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.75, 1], confidence: 'medium', sources: ['common', 'silkadv.com'], checkedOn: '2026-11-20' },
  visitDuration: { value: '3 to 6 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [1, 2, 3, 4, 6, 7, 8, 9, 12],
    confidence: 'medium',
    sources: ['wikipedia.org#2', 'common'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Open all year; the lifts stop for maintenance for some weeks in spring and in autumn.',
    confidence: 'medium',
    sources: ['kazakhstan-today.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
