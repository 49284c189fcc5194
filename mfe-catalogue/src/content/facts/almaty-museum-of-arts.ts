import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Almaty Museum of Arts (Музей искусств Алматы)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
  },
  position: { value: { lat: 43.2272, lon: 76.949 }, confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-20' },
  roadKm: { value: 1.5, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.1, 0.1], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '1½ to 2½ hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Tuesday to Sunday, 11:00 to 20:00.',
    confidence: 'high',
    sources: ['kazmuseum.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
