import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Полёт на параплане', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Парапланмен ұшу', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: {
    value: '10 to 30 minutes in the air; allow 2 to 3 hours',
    confidence: 'high',
    sources: ['qazaqtv.com', 'euronews.com'],
    checkedOn: '2026-11-20',
  },
  season: {
    value: 'most of the year, when the lifts run and the wind allows',
    confidence: 'medium',
    sources: ['euronews.com'],
    checkedOn: '2026-11-20',
  },
  where: {
    value: 'Shymbulak, taking off at 3,200 m',
    confidence: 'high',
    sources: ['qazaqtv.com', 'euronews.com', 'kazakhydave.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 120, typical: 150, max: 240 },
    confidence: 'medium',
    sources: ['qazaqtv.com', 'euronews.com'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['euronews.com'],
    checkedOn: '2026-11-22',
  },
  monthsByLocation: {
    value: { '5': [1, 2, 3, 4, 6, 7, 8, 9, 12] },
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  locationIds: { value: [5], confidence: 'medium', sources: ['qazaqtv.com', 'euronews.com'], checkedOn: '2026-11-22' },
  nodes: {
    value: ['talgar-pass'],
    confidence: 'medium',
    sources: ['qazaqtv.com', 'euronews.com'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'included', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['warm jacket', 'firm shoes', 'gloves', 'sunglasses'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
};

export default facts;
