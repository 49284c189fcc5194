import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Озеро Каинды', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Қайыңды көлі', confidence: 'high', sources: ['de.wiki.li'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 42.9847, lon: 78.4653 },
    confidence: 'high',
    sources: ['de.wiki.li'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 1867,
    confidence: 'high',
    sources: ['de.wiki.li', 'silkadv.com#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 300, confidence: 'low', sources: ['common', 'de.wiki.li'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [5, 6],
    about: 'to Saty, then 25 to 40 minutes by 4x4',
    confidence: 'medium',
    sources: ['bochum1.de'],
    checkedOn: '2026-11-20',
  },
  visitDuration: { value: '2 to 3 hours', confidence: 'medium', sources: ['bochum1.de'], checkedOn: '2026-11-20' },
  bestMonths: { value: [6, 7, 8, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'From Saty the track fords rivers: take a 4x4 or hire a UAZ, then half an hour on foot or on horseback.',
    confidence: 'high',
    sources: ['bochum1.de', 'maps-for-the-getaway.com'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
