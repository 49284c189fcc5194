import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Жасылколь (Жонгар-Алатау)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Жасылкөл', confidence: 'high', sources: ['de.wikial.top'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 45.3861, lon: 80.5789 },
    confidence: 'high',
    sources: ['de.wikial.top'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 1630,
    confidence: 'high',
    sources: ['perceptiode.com#2', 'de.wikial.top'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 500, confidence: 'low', sources: ['common', 'veters.kz'], checkedOn: '2026-11-20' },
  driveHours: { value: [9, 11], confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: '2 to 3 days',
    confidence: 'medium',
    sources: ['nomadoutfitters.kz#2'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [6, 7, 8, 9], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Remote: a 4x4 to the end of the track, then about 5 km on foot. A national park permit is needed.',
    confidence: 'low',
    sources: ['nomadoutfitters.kz#2'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
