import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Высокогорный каток «Медеу» (Медео)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: '«Медеу» биік таулы мұз айдыны', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: { value: { lat: 43.1575, lon: 77.059 }, confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-20' },
  elevationMetres: {
    value: 1691,
    confidence: 'high',
    sources: ['inform.kz', 'visitalmaty.kz#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 16, confidence: 'high', sources: ['baltastour.com'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.5, 0.75], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  arrivalNode: { value: 'medeu', confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 45, typical: 90, max: 150 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [4, 5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 2, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 150, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 1850, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['bus', 'taxi', 'own-car'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  bus: {
    value: { lines: ['12'], stop: 'Medeu, last stop', minutesFromCentre: 45, walkFromStopMinutes: 5 },
    confidence: 'medium',
    sources: ['common', 'informburo.kz'],
    checkedOn: '2026-11-22',
  },
  taxiTenge: {
    value: { min: 2400, max: 3900 },
    about: 'one way: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'none', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: {
    value: [2, 5, 11, 12, 22, 23, 24, 26, 29],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'The gondola to Shymbulak stops for some weeks in spring and in autumn: ask the resort.',
      confidence: 'medium',
      sources: ['kazakhstan-today.com'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Bus 21 runs every 8 minutes from Sport Sarayy, since November 2025.',
      confidence: 'high',
      sources: ['zakon.kz 2025-11-26'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'At weekends the road below Medeu is slow: go before 10:00.',
      confidence: 'low',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'The steps are icy from November to March.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  food: [
    {
      value: 'A café and coffee stands are outside the arena; Shymbulak has restaurants.',
      confidence: 'low',
      sources: ['marchingabout.blogspot.com 2024'],
      checkedOn: '2026-11-22',
    },
  ],
};

export default facts;
