import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Кольсайские озёра', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Көлсай көлдері', confidence: 'high', sources: ['wikiwand.com'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 42.99, lon: 78.33 },
    about: 'the lower lake',
    confidence: 'low',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  elevationMetres: { value: 1818, confidence: 'high', sources: ['wikiwand.com'], checkedOn: '2026-11-20' },
  roadKm: {
    value: 300,
    confidence: 'medium',
    sources: ['adventurousalesh.eu', 'wikiwand.com'],
    checkedOn: '2026-11-20',
  },
  driveHours: { value: [5, 6], confidence: 'medium', sources: ['vega-tur.ru'], checkedOn: '2026-11-20' },
  arrivalNode: { value: 'kolsay-lower-car-park', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 90, typical: 180, max: 540 },
    confidence: 'medium',
    sources: ['phototravelnomads.com', 'khakisandygirl.blogspot.com'],
    checkedOn: '2026-11-20',
  },
  variants: {
    value: [
      { name: 'Lower lake', minutes: 180, strenuousness: 0 },
      { name: 'To the middle lake and back, 16 km, 434 m net', minutes: 480, strenuousness: 2 },
      { name: 'Horse to the middle lake', minutes: 420, strenuousness: 1 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 2, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 40, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1818, confidence: 'high', sources: ['wikiwand.com'], checkedOn: '2026-11-20' },
  seasonalClosures: [
    {
      value: { from: '11-15', to: '05-20', kind: 'risk', what: 'snow and mud on the road' },
      confidence: 'medium',
      sources: ['tour-operators-2026'],
      checkedOn: '2026-11-22',
    },
  ],
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['own-car', 'taxi', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'advised', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'saty', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 2 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [13, 15], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesOnTrip: { value: [16], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Register and pay at the national park post above Saty.',
      confidence: 'medium',
      sources: ['phototravelnomads.com'],
      checkedOn: '2026-11-20',
    },
    {
      value:
        'The middle lake, at 2,252 metres, is 16 km there and back on foot; the figures here are for the lower lake.',
      confidence: 'medium',
      sources: ['openstreetmap'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Tours that go from Almaty and back in one day take 15 to 17 hours. Sleep in Saty.',
      confidence: 'medium',
      sources: ['tour-timetable-2026'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Foreigners need no border pass here, but posts may ask for the original passport.',
      confidence: 'low',
      sources: ['tengrinews.kz excerpt', 'veters.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [],
  food: [
    {
      value:
        'Guest houses in Saty cook for their guests; there are few other places and no shop at the lakes. Bring cash.',
      confidence: 'low',
      sources: ['maps-for-the-getaway.com'],
      checkedOn: '2026-11-22',
    },
  ],
};

export default facts;
