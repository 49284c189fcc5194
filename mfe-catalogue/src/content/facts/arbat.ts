import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Арбат (пешеходная улица Жибек Жолы)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: { value: 'Жібек Жолы көшесі (Арбат)', confidence: 'high', sources: ['massaget.kz'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2621, lon: 76.9453 },
    about: 'the pedestrian street',
    confidence: 'high',
    sources: ['2gis'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 2.8, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.2, 0.2], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '1 to 1½ hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'The street is always open; most shops from 10:00 to 21:00.',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
