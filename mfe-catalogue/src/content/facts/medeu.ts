import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: {
      value: 'Высокогорный каток «Медеу» (Медео)',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    kk: { value: '«Медеу» биік таулы мұз айдыны', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  position: { value: { lat: 43.1575, lon: 77.059 }, confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-20' },
  elevationMetres: {
    value: 1691,
    confidence: 'high',
    sources: ['inform.kz', 'visitalmaty.kz#2'],
    checkedOn: '2026-11-20',
  },
  roadKm: { value: 16, confidence: 'high', sources: ['baltastour.com'], checkedOn: '2026-11-20' },
  driveHours: { value: [0.5, 0.75], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitDuration: { value: '2 to 3 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: {
    value: [1, 2, 3, 11, 12],
    confidence: 'high',
    sources: ['baltastour.com', 'dzen.ru#2'],
    checkedOn: '2026-11-20',
  },
  visitorNotes: {
    value: 'Skating from about early November to March; closed on Mondays in past seasons.',
    confidence: 'medium',
    sources: ['tengrinews.kz', 'sputnik.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
