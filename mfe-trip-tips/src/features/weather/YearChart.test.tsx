// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tips } from '../../tips/tips.ts';
import { YearChart } from './YearChart.tsx';

test('the year begins with January, however an editor has arranged its months', () => {
  const climate = { ...tips.climate, items: tips.climate.items.toReversed() };
  render(<YearChart climate={climate} times={tips['best-times']} />);
  const months = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(months).toHaveLength(12);
  expect(months.at(0)).toBe('January');
  expect(months.at(-1)).toBe('December');
});
