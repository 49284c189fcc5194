import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Обзорные экскурсии по городу', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Қала экскурсиялары', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: { value: '3 to 5 hours', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  season: { value: 'all year', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  where: {
    value: 'Panfilov Park, Green Bazaar, Arbat, Republic Square, the museums',
    confidence: 'high',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  minutes: {
    value: { min: 180, typical: 240, max: 300 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'high',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [1, 2, 3, 7, 8, 9, 10, 11, 12, 32],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['comfortable shoes', 'small cash', 'scarf for mosques'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
};

export default facts;
