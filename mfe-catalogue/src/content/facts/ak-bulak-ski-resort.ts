import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Горнолыжный курорт Ак-Булак', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Ақбұлақ тау шаңғысы курорты', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  elevationMetres: { value: 1650, confidence: 'high', sources: ['perceptiode.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 40, confidence: 'high', sources: ['perceptiode.com'], checkedOn: '2026-11-20' },
  driveHours: { value: [1, 1.3], confidence: 'medium', sources: ['np.kz'], checkedOn: '2026-11-20' },
  arrivalNode: { value: 'ak-bulak', confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 240, typical: 360, max: 480 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [1, 2, 3, 12], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: { value: [1, 2, 3, 12], confidence: 'low', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 2660, confidence: 'high', sources: ['estimate'], checkedOn: 'not yet' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['taxi', 'own-car', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [],
  safety: [],
};

export default facts;
