import type { PlaceFacts } from '../schema.ts';

const facts: PlaceFacts = {
  names: {
    ru: { value: 'Горнолыжный курорт Ак-Булак', confidence: 'high', sources: ['common'], checked: '2026-11-20' },
    kk: { value: 'Ақбұлақ тау шаңғысы курорты', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  },
  elevation: { value: 1650, confidence: 'high', sources: ['perceptiode.com'], checked: '2026-11-20' },
  road: { value: 40, confidence: 'high', sources: ['perceptiode.com'], checked: '2026-11-20' },
  drive: { value: [1, 1.3], confidence: 'medium', sources: ['np.kz'], checked: '2026-11-20' },
  visit: { value: 'half a day to a day', confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  months: { value: [1, 2, 3, 12], confidence: 'medium', sources: ['common'], checked: '2026-11-20' },
  opening: {
    value: 'A winter resort: come for snow.',
    confidence: 'medium',
    sources: ['np.kz'],
    checked: '2026-11-20',
  },
};

export default facts;
