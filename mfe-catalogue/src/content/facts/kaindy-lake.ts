import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Озеро Каинды', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Қайыңды көлі', confidence: 'high', sources: ['de.wiki.li'], checked: '2026-11-20' },
  },
  point: { value: { lat: 42.9847, lon: 78.4653 }, confidence: 'high', sources: ['de.wiki.li'], checked: '2026-11-20' },
  elevation: { value: 1867, confidence: 'high', sources: ['de.wiki.li', 'silkadv.com#2'], checked: '2026-11-20' },
  road: { value: 300, confidence: 'low', sources: ['common', 'de.wiki.li'], checked: '2026-11-20' },
  drive: {
    value: [5, 6],
    about: 'to Saty, then 25 to 40 minutes by 4x4',
    confidence: 'medium',
    sources: ['bochum1.de'],
    checked: '2026-11-20',
  },
  visit: { value: '2 to 3 hours', confidence: 'medium', sources: ['bochum1.de'], checked: '2026-11-20' },
  months: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'From Saty the track fords rivers: take a 4x4 or hire a UAZ, then half an hour on foot or on horseback.',
    confidence: 'high',
    sources: ['bochum1.de', 'maps-for-the-getaway.com'],
    checked: '2026-11-20',
  },
};

export default facts;
