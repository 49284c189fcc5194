import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Главный ботанический сад', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Алматы ботаникалық бағы', confidence: 'high', sources: ['wikipedia.org#3'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.2205, lon: 76.913 },
    about: 'the middle of the garden',
    confidence: 'low',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 4, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.25, 0.25], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '1½ to 2½ hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [4, 5, 6, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'In winter 10:00 to 18:00, ticket desk closed 15:00 to 15:30; shut on the first Monday of the month.',
    confidence: 'high',
    sources: ['inform.kz#2', 'inform.kz#3'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
