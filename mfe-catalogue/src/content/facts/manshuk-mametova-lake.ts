import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Озеро Маншук Маметовой (озеро №6)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Мәншүк Мәметова көлі', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  },
  point: { value: { lat: 43.0789, lon: 77.1 }, confidence: 'high', sources: ['silkadv.com#4'], checked: '2026-11-20' },
  elevation: {
    value: 3603,
    confidence: 'high',
    sources: ['silkadv.com#4', 'welcome.kz', 'livetheworld.com'],
    checked: '2026-11-20',
  },
  road: { value: 25, confidence: 'high', sources: ['wikipedia.org#2', 'silkadv.com#4'], checked: '2026-11-20' },
  drive: { value: [0.75, 1], about: 'to Shymbulak', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '7 to 9 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [7, 8, 9], confidence: 'medium', sources: ['silkadv.com#4'], checked: '2026-11-20' },
  opening: {
    value: 'The ice leaves the lake only in June, and you walk above 3,500 metres.',
    confidence: 'high',
    sources: ['silkadv.com#4'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 16, confidence: 'medium', sources: ['openstreetmap', 'common'], checked: '2026-11-20' },
    ascent: { value: 1350, confidence: 'high', sources: ['astanatimes.com', 'silkadv.com#4'], checked: '2026-11-20' },
    hours: {
      value: '7 to 9 hours',
      confidence: 'medium',
      sources: ['deprovenceetdailleurs.net', 'common'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'The Shymbulak base, reached by gondola from Medeu',
      confidence: 'high',
      sources: ['deprovenceetdailleurs.net', 'welcome.kz'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Shymbulak base', lat: 43.1277, lon: 77.08 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
      {
        value: { name: 'Manshuk Mametova Lake', lat: 43.0789, lon: 77.1, elevation: 3603 },
        confidence: 'high',
        sources: ['silkadv.com#4'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
