import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Пик Фурманова (Фурмановка)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Фурманов шыңы', confidence: 'high', sources: ['alataupeaks'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.1499, lon: 77.1157 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3053,
    confidence: 'high',
    sources: ['openstreetmap', 'silkadv.com page', 'trekking-club.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 17.5, confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.75, 0.75], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '7 to 9 hours', confidence: 'high', sources: ['trekking-club.com'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [5, 6, 7, 8, 9, 10],
    confidence: 'high',
    sources: ['trekking-club.com'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Start early: the ridge is exposed and the weather turns fast.',
    confidence: 'medium',
    sources: ['elenitravel.com'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: { value: 16, confidence: 'high', sources: ['trekking-club.com', 'alataupeaks'], checkedOn: '2026-11-20' },
    ascentMetres: { value: 1360, confidence: 'high', sources: ['trekking-club.com'], checkedOn: '2026-11-20' },
    duration: { value: '7 to 9 hours', confidence: 'high', sources: ['trekking-club.com'], checkedOn: '2026-11-20' },
    trailhead: {
      value: 'The forester’s house in the Kim-Asar gorge, 1.5 km from the Medeu rink',
      confidence: 'high',
      sources: ['trekking-club.com', 'x-travels.ru'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Furmanov Peak', lat: 43.1499, lon: 77.1157, elevationMetres: 3053 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
