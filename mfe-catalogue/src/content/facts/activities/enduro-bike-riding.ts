import type { ActivityFacts } from '../../schema.ts';

const facts: ActivityFacts = {
  names: {
    ru: { value: 'Эндуро-мототуры', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Эндуро мотосапары', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  duration: { value: '2 hours to a day', confidence: 'medium', sources: ['dzen.ru#5'], checkedOn: '2026-11-20' },
  season: { value: 'April to November', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  where: {
    value: 'foothills off the Upper Kaskelen road, south-west of the city',
    confidence: 'medium',
    sources: ['dzen.ru#5'],
    checkedOn: '2026-11-20',
  },
  minutes: {
    value: { min: 120, typical: 240, max: 480 },
    confidence: 'low',
    sources: ['dzen.ru#5'],
    checkedOn: '2026-11-22',
  },
  nights: { value: { min: 0, max: 0 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  months: { value: [4, 5, 6, 7, 8, 9, 10, 11], confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  locationIds: { value: [], confidence: 'low', sources: ['dzen.ru#5'], checkedOn: '2026-11-22' },
  nodes: { value: ['kaskelen-foothills'], confidence: 'low', sources: ['dzen.ru#5'], checkedOn: '2026-11-22' },
  strenuousness: { value: 3, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  weatherSensitive: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bookAhead: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guide: { value: 'included', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  addsToVisit: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  bring: {
    value: ['licence', 'boots', 'armour and helmet (hire)', 'water pack', 'insurance'],
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
};

export default facts;
