import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Джип-тур', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Джип-тур', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: {
    value: 'half a day to two days',
    confidence: 'medium',
    sources: ['bochum1.de', 'gtravel.kz#2'],
    checkedOn: '2026-11-20',
  },
  season: {
    value: 'May to October on the high tracks',
    confidence: 'high',
    sources: ['trekkingclub.kz#2', 'gtravel.kz'],
    checkedOn: '2026-11-20',
  },
  where: {
    value: 'Saty and Kaindy, Turgen and Asy, Altyn-Emel, the canyons around Charyn',
    confidence: 'high',
    sources: ['bochum1.de', 'go-to.kz', 'gtravel.kz#2', 'gtravel.kz'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 240, typical: 600, max: 960 },
    confidence: 'medium',
    sources: ['bochum1.de', 'gtravel.kz#2', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'medium',
    sources: ['trekkingclub.kz#2', 'gtravel.kz'],
    checkedOn: '2026-11-22',
  },
  monthsByLocation: {
    value: {
      '13': [4, 5, 6, 7, 8, 9, 10],
      '15': [6, 7, 8, 9, 10],
      '16': [4, 5, 6, 9, 10],
      '19': [6, 7, 8, 9],
      '20': [6, 7, 8, 9],
    },
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [13, 15, 16, 19, 20],
    confidence: 'medium',
    sources: ['bochum1.de', 'go-to.kz', 'gtravel.kz#2', 'gtravel.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'included', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['layers', 'water and snacks', 'motion-sickness tablets', 'cash'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  priceTenge: {
    value: { min: 13990, max: 55990, per: 'a person in a group' },
    confidence: 'medium',
    sources: ['tour-timetable-2026', 'traveller-2024'],
    checkedOn: '2026-11-22',
  },
};

export default facts;
