import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Кольсайские озёра', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Көлсай көлдері', confidence: 'high', sources: ['wikiwand.com'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 42.9525, lon: 78.31 },
    about: 'the lakes',
    confidence: 'medium',
    sources: ['cs.frwiki.wiki'],
    checked: '2026-11-20',
  },
  elevation: { value: 1818, confidence: 'high', sources: ['wikiwand.com'], checked: '2026-11-20' },
  road: { value: 300, confidence: 'medium', sources: ['adventurousalesh.eu', 'wikiwand.com'], checked: '2026-11-20' },
  drive: { value: [5, 6], confidence: 'medium', sources: ['vega-tur.ru'], checked: '2026-11-20' },
  visit: {
    value: '3 to 4 hours at the lower lake, a day with the middle one',
    confidence: 'medium',
    sources: ['phototravelnomads.com', 'khakisandygirl.blogspot.com'],
    checked: '2026-11-20',
  },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Register and pay at the national park post above Saty.',
    confidence: 'medium',
    sources: ['phototravelnomads.com'],
    checked: '2026-11-20',
  },
};

export default facts;
