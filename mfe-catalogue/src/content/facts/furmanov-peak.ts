import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Пик Фурманова (Фурмановка)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Фурманов шыңы', confidence: 'high', sources: ['alataupeaks'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.1499, lon: 77.1157 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: {
    value: 3053,
    confidence: 'high',
    sources: ['openstreetmap', 'silkadv.com page', 'trekking-club.com'],
    checked: '2026-11-20',
  },
  road: { value: 17.5, confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.75, 0.75], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '7 to 9 hours', confidence: 'high', sources: ['trekking-club.com'], checked: '2026-11-20' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'high', sources: ['trekking-club.com'], checked: '2026-11-20' },
  opening: {
    value: 'Start early: the ridge is exposed and the weather turns fast.',
    confidence: 'medium',
    sources: ['elenitravel.com'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 16, confidence: 'high', sources: ['trekking-club.com', 'alataupeaks'], checked: '2026-11-20' },
    ascent: { value: 1360, confidence: 'high', sources: ['trekking-club.com'], checked: '2026-11-20' },
    hours: { value: '7 to 9 hours', confidence: 'high', sources: ['trekking-club.com'], checked: '2026-11-20' },
    trailhead: {
      value: 'The forester’s house in the Kim-Asar gorge, 1.5 km from the Medeu rink',
      confidence: 'high',
      sources: ['trekking-club.com', 'x-travels.ru'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Furmanov Peak', lat: 43.1499, lon: 77.1157, elevation: 3053 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
