import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Конные прогулки', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Атпен серуендеу', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: {
    value: 'an hour to a day; treks of three days',
    confidence: 'medium',
    sources: ['gokazakhstan.net', 'powdernomads.kz'],
    checkedOn: '2026-11-20',
  },
  season: { value: 'May to October', confidence: 'high', sources: ['powdernomads.kz'], checkedOn: '2026-11-20' },
  where: {
    value: 'Kok Zhailau, Kolsay and Kaindy, Turgen and the Asy plateau',
    confidence: 'high',
    sources: ['daz.asia', 'gokazakhstan.net', 'powdernomads.kz', 'baltastour.com#3'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 60, typical: 120, max: 480 },
    confidence: 'medium',
    sources: ['gokazakhstan.net', 'powdernomads.kz'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['powdernomads.kz'], checkedOn: '2026-11-22' },
  monthsByLocation: {
    value: {
      '14': [5, 6, 7, 8, 9, 10],
      '15': [6, 7, 8, 9, 10],
      '20': [6, 7, 8, 9],
      '22': [5, 6, 7, 8, 9, 10],
      '30': [5, 6, 7, 8, 9, 10],
    },
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  locationIds: {
    value: [14, 15, 20, 22, 30],
    confidence: 'medium',
    sources: ['gokazakhstan.net', 'powdernomads.kz'],
    checkedOn: '2026-11-22',
  },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'advised', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['long trousers', 'closed shoes', 'rain jacket', 'cash'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  priceTenge: {
    value: { min: 5000, max: 15000, per: 'an hour or a short ride' },
    confidence: 'low',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
};

export default facts;
