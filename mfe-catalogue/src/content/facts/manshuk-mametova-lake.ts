import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Озеро Маншук Маметовой (озеро №6)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: { value: 'Мәншүк Мәметова көлі', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
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
    about: 'to Shymbulak',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  visitDuration: { value: '7 to 9 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [7, 8, 9], confidence: 'medium', sources: ['silkadv.com#4'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'The ice leaves the lake only in June, and you walk above 3,500 metres.',
    confidence: 'high',
    sources: ['silkadv.com#4'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: { value: 16, confidence: 'medium', sources: ['openstreetmap', 'common'], checkedOn: '2026-11-20' },
    ascentMetres: {
      value: 1350,
      confidence: 'high',
      sources: ['astanatimes.com', 'silkadv.com#4'],
      checkedOn: '2026-11-20',
    },
    duration: {
      value: '7 to 9 hours',
      confidence: 'medium',
      sources: ['deprovenceetdailleurs.net', 'common'],
      checkedOn: '2026-11-20',
    },
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
