import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Монумент Независимости', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Тәуелсіздік монументі', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: { value: { lat: 43.2385, lon: 76.9454 }, confidence: 'high', sources: ['trip.com'], checked: '2026-11-20' },
  road: { value: 0, confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0, 0], confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  visit: { value: 'half an hour', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [4, 5, 6, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: { value: 'Open at all hours.', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
};

export default facts;
