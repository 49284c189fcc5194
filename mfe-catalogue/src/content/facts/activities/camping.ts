import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Кемпинг', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Кемпинг', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: { value: '1 or 2 nights', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  season: {
    value: 'June to September in the mountains; spring and autumn in the canyons',
    confidence: 'medium',
    sources: ['common', 'trekkingclub.kz'],
    checkedOn: '2026-11-20',
  },
  where: {
    value: 'the Kolsay valleys, Terra and Kok Zhailau, Asy, Charyn, Altyn-Emel',
    confidence: 'medium',
    sources: ['openstreetmap', 'trekking-club.com#2', 'trekkingclub.kz', 'khakisandygirl.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 720, typical: 960, max: 1440 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  nights: { value: { min: 1, max: 2 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: {
    value: [4, 5, 6, 7, 8, 9, 10],
    confidence: 'medium',
    sources: ['common', 'trekkingclub.kz'],
    checkedOn: '2026-11-22',
  },
  monthsByLocation: {
    value: {
      '13': [4, 5, 9, 10],
      '14': [6, 7, 8, 9],
      '15': [6, 7, 8, 9],
      '16': [4, 5, 9, 10],
      '19': [6, 7, 8, 9],
      '20': [6, 7, 8, 9],
      '22': [6, 7, 8, 9],
      '25': [6, 7, 8, 9],
    },
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [13, 14, 15, 16, 19, 20, 22, 25],
    confidence: 'medium',
    sources: ['openstreetmap', 'trekking-club.com#2', 'trekkingclub.kz', 'khakisandygirl.blogspot.com'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['warm sleeping bag', 'tent', 'stove (fires are restricted)', 'headlamp', 'water filter', 'passport'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
};

export default facts;
