import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Чарынский каньон (Долина замков)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Шарын шатқалы', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.3619, lon: 79.0906 },
    about: 'the Valley of Castles',
    confidence: 'high',
    sources: ['wikipedia.org#4'],
    checkedOn: '2026-11-20',
  },
  roadKm: {
    value: 200,
    confidence: 'high',
    sources: ['almaty.citypass.kz', 'wondersofkazakhstan.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  driveHours: {
    value: [3, 3.5],
    confidence: 'high',
    sources: ['wondersofkazakhstan.blogspot.com', 'wildticketasia.com#3'],
    checkedOn: '2026-11-20',
  },
  arrivalNode: { value: 'charyn-car-park', confidence: 'medium', sources: ['openstreetmap'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 150, typical: 210, max: 300 },
    confidence: 'medium',
    sources: ['common', 'pictureofperfectyouth.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  bestMonths: {
    value: [4, 5, 6, 9, 10],
    confidence: 'high',
    sources: ['nomadoutfitters.kz', 'gtravel.kz'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 5, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 100, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1150, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['own-car', 'taxi', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'charyn', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [14, 15], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesOnTrip: { value: [16], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Come in daylight. Midsummer heat on the canyon floor is severe.',
      confidence: 'medium',
      sources: ['mk-kz.kz', 'nomadoutfitters.kz'],
      checkedOn: '2026-11-20',
    },
    { value: 'Fill the tank in Shelek.', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
    {
      value: 'Foreigners need no border pass here, but posts may ask for the original passport.',
      confidence: 'low',
      sources: ['tengrinews.kz excerpt', 'veters.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [
    {
      value:
        'In July and August the canyon floor reaches 40 °C: leave Almaty before 07:00, or book a bed and walk in the evening.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
    {
      value: 'In winter go on a clear day only, and ask about the road first.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
  ],
};

export default facts;
