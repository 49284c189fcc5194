import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Большой Алматинский пик (БАП)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Үлкен Алматы шыңы', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: {
    value: { lat: 43.0553, lon: 76.9336 },
    confidence: 'high',
    sources: ['openstreetmap'],
    checked: '2026-11-20',
  },
  elevation: { value: 3681, confidence: 'high', sources: ['ratel.kz', 'perceptioes.com'], checked: '2026-11-20' },
  road: { value: 25, confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  drive: { value: [0.75, 1], about: 'to the barrier', confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '10 to 13 hours', confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  months: { value: [7, 8, 9], confidence: 'high', sources: ['dzen.ru#4'], checked: '2026-11-20' },
  opening: {
    value: 'The way leads through the border zone: ask what is open before you go.',
    confidence: 'low',
    sources: ['kaganat.kz'],
    checked: '2026-11-20',
  },
  route: {
    length: { value: 24, confidence: 'low', sources: ['vperjed.geoblog.pl'], checked: '2026-11-20' },
    ascent: {
      value: 2000,
      confidence: 'low',
      sources: ['backtokaz.pegtype.com', 'vperjed.geoblog.pl'],
      checked: '2026-11-20',
    },
    hours: {
      value: '10 to 13 hours; many take two days',
      confidence: 'low',
      sources: ['hervemariage.blogspot.com', 'eurasia2005.blogspot.com'],
      checked: '2026-11-20',
    },
    trailhead: {
      value: 'The Big Almaty gorge on foot, usually past the lake and over the saddle at 3,300 m',
      confidence: 'medium',
      sources: ['eurasia2005.blogspot.com', 'backtokaz.pegtype.com'],
      checked: '2026-11-20',
    },
    points: [
      {
        value: { name: 'Big Almaty Peak', lat: 43.0553, lon: 76.9336, elevation: 3681 },
        confidence: 'high',
        sources: ['openstreetmap'],
        checked: '2026-11-20',
      },
    ],
  },
};

export default facts;
