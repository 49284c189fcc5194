import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Священный Туркестан (мавзолей Ходжи Ахмеда Ясави)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: {
      value: 'Киелі Түркістан; Қожа Ахмет Яссауи кесенесі',
      confidence: 'high',
      sources: ['theinfolist.com'],
      checkedOn: '2026-11-20',
    },
  },
  position: {
    value: { lat: 43.2978, lon: 68.2708 },
    about: 'the mausoleum',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 860, confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
  driveHours: {
    value: [11, 12],
    about: 'a night train and flights go there too',
    confidence: 'low',
    sources: ['common', 'globaltravellerblog.com', 'centreforaviation.com'],
    checkedOn: '2026-11-20',
  },
  visitDuration: {
    value: 'half a day there, 2 days as a trip',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
  bestMonths: { value: [4, 5, 9, 10], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'A place of pilgrimage: dress modestly, speak softly, take your shoes off where asked.',
    confidence: 'medium',
    sources: ['common'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
