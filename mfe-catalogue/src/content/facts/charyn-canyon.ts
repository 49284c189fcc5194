import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Чарынский каньон (Долина замков)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Шарын шатқалы', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.3619, lon: 79.0906 },
    about: 'the Valley of Castles',
    confidence: 'high',
    sources: ['wikipedia.org#4'],
    checkedOn: '2026-11-20',
  },
  roadKm: {
    value: 200,
    confidence: 'high',
    sources: ['almaty.citypass.kz', 'wondersofkazakhstan.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  driveHours: {
    value: [3, 3.5],
    confidence: 'high',
    sources: ['wondersofkazakhstan.blogspot.com', 'wildticketasia.com#3'],
    checkedOn: '2026-11-20',
  },
  visitDuration: {
    value: '3 to 4 hours',
    confidence: 'medium',
    sources: ['common', 'pictureofperfectyouth.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [4, 5, 6, 9, 10],
    confidence: 'high',
    sources: ['nomadoutfitters.kz', 'gtravel.kz'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Come in daylight. Midsummer heat on the canyon floor is severe.',
    confidence: 'medium',
    sources: ['mk-kz.kz', 'nomadoutfitters.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
