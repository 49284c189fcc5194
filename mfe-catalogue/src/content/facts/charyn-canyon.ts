import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Чарынский каньон (Долина замков)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Шарын шатқалы', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.3619, lon: 79.0906 },
    about: 'the Valley of Castles',
    confidence: 'high',
    sources: ['wikipedia.org#4'],
    checked: '2026-11-20',
  },
  road: {
    value: 200,
    confidence: 'high',
    sources: ['almaty.citypass.kz', 'wondersofkazakhstan.blogspot.com'],
    checked: '2026-11-20',
  },
  drive: {
    value: [3, 3.5],
    confidence: 'high',
    sources: ['wondersofkazakhstan.blogspot.com', 'wildticketasia.com#3'],
    checked: '2026-11-20',
  },
  visit: {
    value: '3 to 4 hours',
    confidence: 'medium',
    sources: ['common', 'pictureofperfectyouth.blogspot.com'],
    checked: '2026-11-20',
  },
  months: {
    value: [4, 5, 6, 9, 10],
    confidence: 'high',
    sources: ['nomadoutfitters.kz', 'gtravel.kz'],
    checked: '2026-11-20',
  },
  opening: {
    value: 'Come in daylight. Midsummer heat on the canyon floor is severe.',
    confidence: 'medium',
    sources: ['mk-kz.kz', 'nomadoutfitters.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
