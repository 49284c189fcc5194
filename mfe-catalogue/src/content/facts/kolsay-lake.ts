import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Кольсайские озёра', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Көлсай көлдері', confidence: 'high', sources: ['wikiwand.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 42.9525, lon: 78.31 },
    about: 'the lakes',
    confidence: 'medium',
    sources: ['cs.frwiki.wiki'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: { value: 1818, confidence: 'high', sources: ['wikiwand.com'], checkedOn: '2026-11-20' },
  roadKm: {
    value: 300,
    confidence: 'medium',
    sources: ['adventurousalesh.eu', 'wikiwand.com'],
    checkedOn: '2026-11-20',
  },
  driveHours: { value: [5, 6], confidence: 'medium', sources: ['vega-tur.ru'], checkedOn: '2026-11-20' },
  visitDuration: {
    value: '3 to 4 hours at the lower lake, a day with the middle one',
    confidence: 'medium',
    sources: ['phototravelnomads.com', 'khakisandygirl.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Register and pay at the national park post above Saty.',
    confidence: 'medium',
    sources: ['phototravelnomads.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
