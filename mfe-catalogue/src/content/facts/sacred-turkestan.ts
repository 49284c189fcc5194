import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Священный Туркестан (мавзолей Ходжи Ахмеда Ясави)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: 'not yet',
    },
    kk: {
      value: 'Киелі Түркістан; Қожа Ахмет Яссауи кесенесі',
      confidence: 'high',
      sources: ['theinfolist.com'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.2978, lon: 68.2708 },
    about: 'the mausoleum',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  roadKm: { value: 860, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  driveHours: { value: [11, 12], confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  arrivalNode: { value: 'turkestan', confidence: 'high', sources: ['sacredplaces.kz'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 120, typical: 240, max: 360 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [4, 5, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 3, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 0, confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 215, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['train', 'plane', 'own-car', 'tour'],
    confidence: 'low',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  overnight: { value: 'required', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'turkestan', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 2, max: 3 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value:
        'A night train and flights go there too. It is a place of pilgrimage: dress modestly, speak softly, take your shoes off where asked.',
      confidence: 'medium',
      sources: ['globaltravellerblog.com', 'centreforaviation.com', 'common'],
      checkedOn: '2026-11-20',
    },
    {
      value: 'Too far for a day by road: fly and stay a night, or take the night train and stay two.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'From June to August it is hotter than 38 °C: go in the morning or the evening.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
};

export default facts;
