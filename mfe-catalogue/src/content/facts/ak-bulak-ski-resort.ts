import type { LocationFacts } from '../schema.ts';

const facts: LocationFacts = {
  names: {
    ru: { value: 'Горнолыжный курорт Ак-Булак', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    kk: { value: 'Ақбұлақ тау шаңғысы курорты', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  },
  elevationMetres: { value: 1650, confidence: 'high', sources: ['perceptiode.com'], checkedOn: '2026-11-20' },
  roadKm: { value: 40, confidence: 'high', sources: ['perceptiode.com'], checkedOn: '2026-11-20' },
  driveHours: { value: [1, 1.3], confidence: 'medium', sources: ['np.kz'], checkedOn: '2026-11-20' },
  visitDuration: { value: 'half a day to a day', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  bestMonths: { value: [1, 2, 3, 12], confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
  visitorNotes: {
    value: 'A winter resort: come for snow.',
    confidence: 'medium',
    sources: ['np.kz'],
    checkedOn: '2026-11-20',
  },
};

export default facts;
