import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Высокогорный каток «Медеу» (Медео)', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: '«Медеу» биік таулы мұз айдыны', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  point: { value: { lat: 43.1575, lon: 77.059 }, confidence: 'high', sources: ['2gis'], checked: '2026-11-20' },
  elevation: { value: 1691, confidence: 'high', sources: ['inform.kz', 'visitalmaty.kz#2'], checked: '2026-11-20' },
  road: { value: 16, confidence: 'high', sources: ['baltastour.com'], checked: '2026-11-20' },
  drive: { value: [0.5, 0.75], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  visit: { value: '2 to 3 hours', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: {
    value: [1, 2, 3, 11, 12],
    confidence: 'high',
    sources: ['baltastour.com', 'dzen.ru#2'],
    checked: '2026-11-20',
  },
  opening: {
    value: 'Skating from about early November to March; closed on Mondays in past seasons.',
    confidence: 'medium',
    sources: ['tengrinews.kz', 'sputnik.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
