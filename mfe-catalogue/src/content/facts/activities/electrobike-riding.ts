import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Прогулки на электровелосипедах', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Электровелосипедпен серуен', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: { value: '1½ to 3 hours', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  season: { value: 'April to October', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  where: {
    value: 'the road to Medeu and Shymbulak, the city’s river paths',
    confidence: 'low',
    sources: ['kaganat.kz', 'trekking-club.com#4'],
    checkedOn: '2026-11-20',
  },
  minutes: { value: { min: 90, typical: 150, max: 180 }, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  locationIds: { value: [3, 4], confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['helmet', 'wind jacket', 'gloves', 'water'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
};

export default facts;
