import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Большой Алматинский пик (БАП)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Үлкен Алматы шыңы', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: {
    value: { lat: 43.0553, lon: 76.9336 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checkedOn: '2026-11-20',
  },
  elevationMetres: {
    value: 3681,
    confidence: 'high',
    sources: ['ratel.kz', 'perceptioes.com'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 25, confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [0.75, 1],
    about: 'to the barrier',
    confidence: 'low',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  visitDuration: { value: '10 to 13 hours', confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [7, 8, 9], confidence: 'high', sources: ['dzen.ru#4'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'The way leads through the border zone: ask what is open before you go.',
    confidence: 'low',
    sources: ['kaganat.kz'],
    checkedOn: '2026-11-20',
  },
  route: {
    lengthKm: { value: 24, confidence: 'low', sources: ['vperjed.geoblog.pl'], checkedOn: '2026-11-20' },
    ascentMetres: {
      value: 2000,
      confidence: 'low',
      sources: ['backtokaz.pegtype.com', 'vperjed.geoblog.pl'],
      checkedOn: '2026-11-20',
    },
    duration: {
      value: '10 to 13 hours; many take two days',
      confidence: 'low',
      sources: ['hervemariage.blogspot.com', 'eurasia2005.blogspot.com'],
      checkedOn: '2026-11-20',
    },
    trailhead: {
      value: 'The Big Almaty gorge on foot, usually past the lake and over the saddle at 3,300 m',
      confidence: 'medium',
      sources: ['eurasia2005.blogspot.com', 'backtokaz.pegtype.com'],
      checkedOn: '2026-11-20',
    },
    waypoints: [
      {
        value: { name: 'Big Almaty Peak', lat: 43.0553, lon: 76.9336, elevationMetres: 3681 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checkedOn: '2026-11-20',
      },
    ],
  },
};

export default facts;
