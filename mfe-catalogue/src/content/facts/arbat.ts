import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Арбат (пешеходная улица Жибек Жолы)',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
    kk: { value: 'Жібек Жолы көшесі (Арбат)', confidence: 'high', sources: ['massaget.kz'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.2621, lon: 76.9453 },
    about: 'the pedestrian street',
    confidence: 'high',
    sources: ['2gis'],
    checked: '2026-11-20',
  },
  road: { value: 2.8, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.2, 0.2], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '1 to 1½ hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'The street is always open; most shops from 10:00 to 21:00.',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
};

export default facts;
