import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test('a number stays with its unit, and hours with their minutes', () => {
  expect(keepUnits('Arrive 12:34: 206 km, 3 h 34 min. Then 900 tenge, 2 min and 5 malls.')).toBe(
    'Arrive 12:34: 206\u00A0km, 3\u00A0h\u00A034\u00A0min. Then 900\u00A0tenge, 2\u00A0min and 5 malls.',
  );
});
