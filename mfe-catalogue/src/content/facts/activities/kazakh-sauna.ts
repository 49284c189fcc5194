import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Казахская баня (монша)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Қазақ моншасы', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: { value: '2 to 3 hours', confidence: 'medium', sources: ['daz.asia#2', 'common'], checkedOn: '2026-11-20' },
  season: {
    value: 'all year, best in the cold months',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  where: {
    value: 'the Arasan baths by Panfilov Park, bathhouses in the foothills',
    confidence: 'high',
    sources: ['alifechangingexperience.com', 'edgekz.com'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 90, typical: 150, max: 240 },
    confidence: 'medium',
    sources: ['arasan-spa.kz', 'daz.asia#2', 'common'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [],
    confidence: 'medium',
    sources: ['arasan-spa.kz', 'alifechangingexperience.com', 'edgekz.com'],
    checkedOn: '2026-11-22',
  },
  nodes: {
    value: ['arasan-baths'],
    confidence: 'medium',
    sources: ['arasan-spa.kz', 'alifechangingexperience.com', 'edgekz.com'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['flip-flops', 'towel', 'water', 'change of clothes'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  openingHours: { value: 'Tu-Su 08:00-23:30', confidence: 'low', sources: ['arasan-spa.kz'], checkedOn: '2026-11-22' },
  priceTenge: {
    value: { min: 6000, max: 12000, per: 'a person for 2 to 3 hours' },
    confidence: 'low',
    sources: ['udreamtravels.com July 2026'],
    checkedOn: '2026-11-22',
  },
};

export default facts;
