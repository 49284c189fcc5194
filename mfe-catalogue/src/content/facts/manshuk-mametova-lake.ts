import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Маншук Маметовой (озеро №6)', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
    kk: { value: 'Мәншүк Мәметова көлі', confidence: 'high', sources: ['common'], checkedOn: 'not yet' },
  },
  position: {
    value: { lat: 43.0789, lon: 77.1 },
    confidence: 'high',
    sources: ['silkadv.com#4'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3603,
    confidence: 'high',
    sources: ['silkadv.com#4', 'welcome.kz', 'livetheworld.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 25, confidence: 'high', sources: ['wikipedia.org#2', 'silkadv.com#4'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [0.75, 1],
    about: 'to Shymbulak, with the gondola from Medeu',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  arrivalNode: { value: 'shymbulak', confidence: 'high', sources: ['openstreetmap'], checkedOn: '2026-11-22' },
  visitMinutes: {
    value: { min: 420, typical: 480, max: 540 },
    confidence: 'medium',
    sources: ['common'],
    checkedOn: 'not yet',
  },
  bestMonths: { value: [7, 8, 9], confidence: 'medium', sources: ['silkadv.com#4'], checkedOn: '2026-11-20' },
  possibleMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  daylightOnly: { value: true, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  strenuousness: { value: 3, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  walkKm: { value: 16, confidence: 'medium', sources: ['openstreetmap', 'common'], checkedOn: '2026-11-20' },
  ascentMetres: {
    value: 1350,
    confidence: 'high',
    sources: ['astanatimes.com', 'silkadv.com#4'],
    checkedOn: '2026-11-20',
  },
  highestPointMetres: { value: 3603, confidence: 'high', sources: ['silkadv.com'], checkedOn: '2026-11-22' },
  seasonalClosures: [
    {
      value: { from: '11-01', to: '05-31', kind: 'risk', what: 'avalanches' },
      confidence: 'medium',
      sources: ['zakon.kz 2026-01-22'],
      checkedOn: '2026-11-22',
    },
  ],
  carryPassport: {
    value: true,
    confidence: 'medium',
    sources: ['golos-naroda.kz', 'tour-timetable-2026'],
    checkedOn: '2026-11-22',
  },
  transport: {
    value: ['bus', 'taxi', 'own-car'],
    confidence: 'medium',
    sources: ['deprovenceetdailleurs.net', 'welcome.kz', 'common'],
    checkedOn: '2026-11-22',
  },
  bus: {
    value: { lines: ['12'], stop: 'Medeu, last stop', minutesFromCentre: 75, walkFromStopMinutes: 5 },
    about: 'to the gondola',
    confidence: 'medium',
    sources: ['deprovenceetdailleurs.net', 'welcome.kz'],
    checkedOn: '2026-11-22',
  },
  taxiTenge: {
    value: { min: 2400, max: 3900 },
    about: 'one way to Medeu: our estimate by the tariff of Yandex Go of July 2025',
    confidence: 'low',
    sources: ['pro.yandex.com', 'estimate'],
    checkedOn: '2026-11-22',
  },
  overnight: { value: 'optional', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  overnightBase: { value: 'shymbulak', confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  days: { value: { min: 1, max: 1 }, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  guideAdvised: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  combinesWith: { value: [4, 5], confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  indoor: { value: false, confidence: 'medium', sources: ['estimate'], checkedOn: 'not yet' },
  goodToKnow: [
    {
      value: 'The ice leaves the lake only in June, and you walk above 3,500 metres.',
      confidence: 'high',
      sources: ['silkadv.com#4'],
      checkedOn: '2026-11-20',
    },
    {
      value:
        'The gondola runs from about 09:00 to 18:00, so the walk fits into a day only with the first cabin, a night at Shymbulak, or the descent to Medeu on foot.',
      confidence: 'medium',
      sources: ['estimate'],
      checkedOn: 'not yet',
    },
  ],
  safety: [
    {
      value: 'Snow lies on the path until late June.',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: 'not yet',
    },
  ],
  route: {
    trailhead: {
      value: 'The Shymbulak base, reached by gondola from Medeu',
      confidence: 'high',
      sources: ['deprovenceetdailleurs.net', 'welcome.kz'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Shymbulak base', lat: 43.1277, lon: 77.08 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
      {
        value: { name: 'Manshuk Mametova Lake', lat: 43.0789, lon: 77.1, elevationMetres: 3603 },
        confidence: 'high',
        sources: ['silkadv.com#4'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
