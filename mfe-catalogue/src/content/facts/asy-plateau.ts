import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Плато Ассы (урочище Асы)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Асы жайлауы', confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.2406, lon: 77.8799 },
    about: 'the Asy pass',
    confidence: 'high',
    sources: ['trekkingclub.kz#2'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 2500,
    confidence: 'medium',
    sources: ['trekkingclub.kz#2', 'silkadv.com#3'],
    checkedOn: '2026-11-20',
  },
  roadKm: {
    value: 100,
    confidence: 'high',
    sources: ['trekkingclub.kz#2', 'worldtourisminfo.com#2'],
    checkedOn: '2026-11-20',
  },
  driveHours: { value: [2.5, 3.5], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  arrivalNode: { value: 'asy-plateau', confidence: 'high', sources: ['trekkingclub.kz'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 120, typical: 180, max: 480 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [6, 7, 8, 9], confidence: 'high', sources: ['trekkingclub.kz#2'], checkedOn: '2026-11-20' },
  possibleMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 2, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 50, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  highestPointMetres: { value: 2750, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  seasonalClosures: [
    {
      value: {
        from: '11-27',
        to: '03-31',
        kind: 'closure',
        what: 'the road from Turgen was shut for avalanche danger in winter 2024/25',
      },
      confidence: 'high',
      sources: ['el.kz', 'gurk.kz'],
      checkedOn: '2026-11-22',
    },
  ],
  carryPassport: {
    value: false,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: { value: ['4x4', 'tour'], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  overnight: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'asy-camp', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 2 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [30], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value:
        'The track is passable from about May to September with a high-clearance 4x4; the asphalt ends in the Turgen gorge.',
      confidence: 'high',
      sources: ['trekkingclub.kz#2', 'go-to.kz'],
      checkedOn: '2026-11-20',
    },
    {
      value: 'Whether the observatory lets visitors in was not confirmed: ask your guide.',
      confidence: 'low',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'July nights fall to between 3 and 7 °C.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
};

export default facts;
