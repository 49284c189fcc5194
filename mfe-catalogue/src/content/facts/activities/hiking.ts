import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Пешие походы', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Жаяу серуен', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: {
    value: '3 to 9 hours',
    confidence: 'high',
    sources: ['trekking-club.com', 'trekking-club.com#2'],
    checkedOn: '2026-11-20',
  },
  season: {
    value: 'May to October; lower trails all year',
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-20',
  },
  where: {
    value: 'Small and Big Almaty gorges, Butakovka, Turgen',
    confidence: 'high',
    sources: ['trekking-club.com', 'trekking-club.com#2', 'trekkingclub.kz#3'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 180, typical: 360, max: 540 },
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['trekking-club.com'], checkedOn: '2026-11-22' },
  monthsByLocation: {
    value: {
      '17': [6, 7, 8, 9, 10],
      '22': [5, 6, 7, 8, 9, 10],
      '23': [5, 6, 7, 8, 9, 10],
      '24': [1, 2, 5, 6, 7, 8, 9, 10],
      '25': [5, 6, 7, 8, 9, 10],
      '26': [5, 6, 7, 8, 9, 10],
      '27': [6, 7, 8, 9, 10],
      '28': [5, 6, 7, 8, 9, 10],
      '29': [7, 8, 9],
      '30': [4, 5, 6, 7, 8, 9, 10],
      '31': [7, 8, 9],
    },
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [17, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['2 litres of water', 'layers and rain jacket', 'firm shoes', 'sun protection', 'offline map', 'passport'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  priceTenge: {
    value: { min: 9900, max: 15990, per: 'a person in a guided group' },
    confidence: 'low',
    sources: ['tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
};

export default facts;
