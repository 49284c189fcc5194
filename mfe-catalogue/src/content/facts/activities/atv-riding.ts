import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Катание на квадроциклах', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Квадроцикл жүргізу', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: { value: '1 to 3 hours', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  season: { value: 'April to November', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  where: {
    value: 'foothills west of the city, the Kapshagay shore',
    confidence: 'low',
    sources: ['kllvx.com'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 60, typical: 120, max: 180 },
    confidence: 'low',
    sources: ['es.kllvx.com'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: { value: [4, 5, 6, 7, 8, 9, 10, 11], confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  locationIds: { value: [], confidence: 'low', sources: ['es.kllvx.com'], checkedOn: '2026-11-22' },
  nodes: {
    value: ['kaskelen-foothills', 'konaev'],
    confidence: 'low',
    sources: ['es.kllvx.com'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'included', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['goggles or sunglasses', 'scarf against dust', 'closed shoes', 'gloves', 'driving licence'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
};

export default facts;
