import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Национальный парк Алтын-Эмель', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Алтынемел ұлттық паркі', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.8755, lon: 78.5606 },
    about: 'the Singing Dune',
    confidence: 'high',
    sources: ['trekkingclub.kz'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 292, confidence: 'high', sources: ['trekkingclub.kz'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [3.5, 4],
    about: 'to Basshi, another hour to the dune',
    confidence: 'high',
    sources: ['gtravel.kz#2'],
    checkedOn: '2026-11-20',
  },
  arrivalNode: { value: 'basshi', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  visitMinutes: {
    value: { min: 300, typical: 960, max: 1440 },
    confidence: 'medium',
    sources: ['gtravel.kz#2'],
    checkedOn: '2026-11-20',
  },
  variants: {
    value: [
      { name: 'Singing Dune only (one long day from Almaty)', minutes: 300, strenuousness: 1 },
      { name: 'Two days: dune, then Aktau and Katutau', minutes: 960, strenuousness: 1 },
      { name: 'Three days', minutes: 1440, strenuousness: 1 },
    ],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  bestMonths: {
    value: [4, 5, 9, 10],
    confidence: 'high',
    sources: ['gtravel.kz#2', 'trekkingclub.kz'],
    checkedOn: '2026-11-20',
  },
  possibleMonths: {
    value: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 1, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 2, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 150, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: { value: 650, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  permit: {
    value: { what: 'Park permit and registration; keep the paper', where: 'the park office in Basshi' },
    confidence: 'high',
    sources: ['altynemel.kz', 'trekkingclub.kz'],
    checkedOn: '2026-11-22',
  },
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['own-car', '4x4', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'required', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'basshi', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 3 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesOnTrip: { value: [13, 14, 15], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'Camp and light fires only at marked places.',
      confidence: 'high',
      sources: ['altynemel.kz'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'In dry weather an ordinary car reaches the dune; the coloured mountains need high clearance.',
      confidence: 'medium',
      sources: ['trekkingclub.kz excerpt'],
      checkedOn: '2026-11-22',
    },
    {
      value: 'Times count from Basshi and include the drive inside the park.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    { value: 'In July it is hotter than 40 °C.', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
    {
      value: 'No driving in the park between 21:00 and 07:00.',
      confidence: 'high',
      sources: ['altynemel.kz'],
      checkedOn: '2026-11-22',
    },
  ],
};

export default facts;
