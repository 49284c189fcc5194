import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: {
      value: 'Священный Туркестан (мавзолей Ходжи Ахмеда Ясави)',
      confidence: 'high',
      sources: ['common'],
      checked: '2026-11-20',
    },
    kk: {
      value: 'Киелі Түркістан; Қожа Ахмет Яссауи кесенесі',
      confidence: 'high',
      sources: ['theinfolist.com'],
      checked: '2026-11-20',
    },
  },
  point: {
    value: { lat: 43.2978, lon: 68.2708 },
    about: 'the mausoleum',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  road: { value: 860, confidence: 'low', sources: ['common'], checked: '2026-11-20' },
  drive: {
    value: [11, 12],
    about: 'a night train and flights go there too',
    confidence: 'low',
    sources: ['common', 'globaltravellerblog.com', 'centreforaviation.com'],
    checked: '2026-11-20',
  },
  visit: {
    value: 'half a day there, 2 days as a trip',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
  months: { value: [4, 5, 9, 10], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'A place of pilgrimage: dress modestly, speak softly, take your shoes off where asked.',
    confidence: 'medium',
    sources: ['common'],
    checked: '2026-11-20',
  },
};

export default facts;
