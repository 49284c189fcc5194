import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Иссык (Есик)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Есік көлі', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  },
  position: { value: { lat: 43.253, lon: 77.485 }, confidence: 'low', sources: ['common'], checkedOn: 'not yet' },
  elevationMetres: {
    value: 1760,
    confidence: 'high',
    sources: ['baltastour.com#2', 'skyway.kz'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 70, confidence: 'high', sources: ['skyway.kz', 'worldtourisminfo.com'], checkedOn: '2026-11-20' },
  driveHours: { value: [1.5, 2], confidence: 'high', sources: ['colettekarakashian.com'], checkedOn: '2026-11-20' },
  arrivalNode: {
    value: 'issyk-lake-car-park',
    confidence: 'medium',
    sources: ['wikipedia-copy'],
    checkedOn: '2026-11-22',
  },
  visitMinutes: {
    value: { min: 90, typical: 150, max: 210 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  possibleMonths: {
    value: [4, 5, 6, 7, 8, 9, 10, 11],
    confidence: 'medium',
    sources: ['estimate'],
    checkedOn: 'not yet',
  },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 0, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 2, confidence: 'medium', sources: ['common'], checkedOn: 'not yet' },
  ascentMetres: { value: 30, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  highestPointMetres: {
    value: 1760,
    confidence: 'medium',
    sources: ['baltastour.com#2', 'skyway.kz'],
    checkedOn: '2026-11-20',
  },
  seasonalClosures: [
    {
      value: {
        from: '11-27',
        to: '03-31',
        kind: 'closure',
        what: 'the road was shut for avalanche danger in winter 2024/25',
      },
      confidence: 'high',
      sources: ['el.kz', 'globalnews.kz', 'tengrinews.kz#2'],
      checkedOn: '2026-11-22',
    },
    {
      value: {
        from: '05-01',
        to: '08-31',
        kind: 'risk',
        what: 'mudflows after storms; the road was shut in July and August 2023',
      },
      confidence: 'medium',
      sources: ['zakon.kz'],
      checkedOn: '2026-11-22',
    },
  ],
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
  combinesWith: { value: [30], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'From the car park it is 20 minutes on foot.',
      confidence: 'high',
      sources: ['colettekarakashian.com'],
      checkedOn: '2026-11-22',
    },
  ],
  safety: [],
};

export default facts;
