import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Озеро Иссык (Есик)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Есік көлі', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
  },
  point: { value: { lat: 43.253, lon: 77.485 }, confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  elevation: { value: 1760, confidence: 'high', sources: ['baltastour.com#2', 'skyway.kz'], checked: '2026-11-20' },
  road: { value: 70, confidence: 'high', sources: ['skyway.kz', 'worldtourisminfo.com'], checked: '2026-11-20' },
  drive: { value: [1.5, 2], confidence: 'high', sources: ['colettekarakashian.com'], checked: '2026-11-20' },
  visit: { value: '2 to 3 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [5, 6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'Shut in the avalanche season at the end of winter. From the car park it is 20 minutes on foot.',
    confidence: 'high',
    sources: ['tengrinews.kz#2', 'colettekarakashian.com'],
    checked: '2026-11-20',
  },
};

export default facts;
