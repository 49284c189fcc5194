import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Каинды', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Қайыңды көлі', confidence: 'high', sources: ['de.wiki.li'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 42.9847, lon: 78.4653 },
    confidence: 'high',
    sources: ['de.wiki.li'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 1867,
    confidence: 'high',
    sources: ['de.wiki.li', 'silkadv.com#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 300, confidence: 'low', sources: ['common', 'de.wiki.li'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [5, 6],
    about: 'to Saty, then 25 to 40 minutes by 4x4',
    confidence: 'medium',
    sources: ['bochum1.de'],
    checkedOn: '2026-11-20',
  },
  arrivalNode: { value: 'kaindy-car-park', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 90, typical: 120, max: 180 },
    confidence: 'medium',
    sources: ['bochum1.de'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 3, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 120, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1900, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  seasonalClosures: [
    {
      value: { from: '11-01', to: '05-20', kind: 'closure', what: 'snow and deep fords close the track' },
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
  transport: { value: ['4x4', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'advised', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'saty', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 2 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [13, 14], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesOnTrip: { value: [16], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'From Saty the track fords rivers; at its end you walk for half an hour, or ride a horse.',
      confidence: 'high',
      sources: ['bochum1.de', 'maps-for-the-getaway.com'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'No ordinary car gets there. Vans wait in Saty: 15,000 tenge a vehicle in 2024.',
      confidence: 'medium',
      sources: ['traveller-2024'],
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
