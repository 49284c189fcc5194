import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Жасылколь (Жонгар-Алатау)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Жасылкөл', confidence: 'high', sources: ['de.wikial.top'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 45.3861, lon: 80.5789 },
    confidence: 'high',
    sources: ['de.wikial.top'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 1630,
    confidence: 'high',
    sources: ['perceptiode.com#2', 'de.wikial.top'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 500, confidence: 'low', sources: ['common', 'veters.kz'], checkedOn: '2026-11-20' },
  driveHours: { value: [9, 11], confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  arrivalNode: { value: 'zhasylkol-trailhead', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 480, typical: 1440, max: 2880 },
    confidence: 'low',
    sources: ['nomadoutfitters.kz#2'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [6, 7, 8, 9], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: { value: [6, 7, 8, 9], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 2, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 10, confidence: 'low', sources: ['nomadoutfitters.kz'], checkedOn: '2026-11-22' },
  ascentMetres: { value: 250, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1640, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  permit: {
    value: {
      what: 'Permit of the Zhongar-Alatau national park; whether foreigners also need a border pass was not confirmed',
      where: 'the park office in Lepsinsk; ask in Taldykorgan first',
    },
    confidence: 'low',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['4x4', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'required', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'lepsinsk', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 3, max: 4 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Big Almaty Lake is also called Zhasylkol; this is the lower Zhasylkol near Lepsinsk.',
      confidence: 'medium',
      sources: ['veters.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'A 4x4 goes to the end of the track; from there it is about 5 km on foot.',
      confidence: 'low',
      sources: ['nomadoutfitters.kz#2'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Allow a day each way, with nights in Taldykorgan or Lepsinsk.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
  ],
  safety: [],
};

export default facts;
