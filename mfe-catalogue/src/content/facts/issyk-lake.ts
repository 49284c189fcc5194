import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Иссык (Есик)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Есік көлі', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: { value: { lat: 43.253, lon: 77.485 }, confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
  elevationMetres: {
    value: 1760,
    confidence: 'high',
    sources: ['baltastour.com#2', 'skyway.kz'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 70, confidence: 'high', sources: ['skyway.kz', 'worldtourisminfo.com'], checkedOn: '2026-11-20' },
  driveHours: { value: [1.5, 2], confidence: 'high', sources: ['colettekarakashian.com'], checkedOn: '2026-11-20' },
  visitDuration: { value: '2 to 3 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'Shut in the avalanche season at the end of winter. From the car park it is 20 minutes on foot.',
    confidence: 'high',
    sources: ['tengrinews.kz#2', 'colettekarakashian.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
