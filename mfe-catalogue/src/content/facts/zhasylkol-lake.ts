import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Озеро Жасылколь (Жонгар-Алатау)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Жасылкөл', confidence: 'high', sources: ['de.wikial.top'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 45.3861, lon: 80.5789 },
    confidence: 'high',
    sources: ['de.wikial.top'],
    checked: '2026-11-20',
  },
  elevation: {
    value: 1630,
    confidence: 'high',
    sources: ['perceptiode.com#2', 'de.wikial.top'],
    checked: '2026-11-20',
  },
  road: { value: 500, confidence: 'low', sources: ['common', 'veters.kz'], checked: '2026-11-20' },
  drive: { value: [9, 11], confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '2 to 3 days', confidence: 'medium', sources: ['nomadoutfitters.kz#2'], checked: '2026-11-20' },
  months: { value: [6, 7, 8, 9], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Remote: a 4x4 to the end of the track, then about 5 km on foot. A national park permit is needed.',
    confidence: 'low',
    sources: ['nomadoutfitters.kz#2'],
    checked: '2026-11-20',
  },
};

export default facts;
