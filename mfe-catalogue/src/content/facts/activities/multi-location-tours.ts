import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Комбинированные туры', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Кешенді турлар', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: {
    value: '2 to 3 days',
    confidence: 'high',
    sources: ['explorevia.com', 'gtravel.kz#2'],
    checkedOn: '2026-11-20',
  },
  season: { value: 'May to October', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  where: {
    value: 'Charyn with Kolsay and Kaindy; Altyn-Emel; Turgen with Asy',
    confidence: 'high',
    sources: ['explorevia.com', 'gtravel.kz#2'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 1440, typical: 2880, max: 4320 },
    confidence: 'medium',
    sources: ['explorevia.com', 'gtravel.kz#2', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 1, max: 2 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  monthsByLocation: {
    value: {
      '13': [4, 5, 6, 7, 8, 9, 10],
      '14': [5, 6, 7, 8, 9, 10],
      '15': [6, 7, 8, 9, 10],
      '16': [4, 5, 6, 9, 10],
      '18': [5, 6, 7, 8, 9, 10],
      '20': [6, 7, 8, 9],
      '30': [4, 5, 6, 7, 8, 9, 10],
    },
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [13, 14, 15, 16, 18, 20, 30],
    confidence: 'medium',
    sources: ['explorevia.com', 'gtravel.kz#2', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'included', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['overnight bag', 'warm layer', 'power bank', 'cash', 'passport'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  priceTenge: {
    value: { min: 29990, max: 80000, per: 'a person for two days' },
    confidence: 'medium',
    sources: ['tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
};

export default facts;
