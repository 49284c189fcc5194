// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tips } from '../../tips/static-tips.ts';
import { ClimateChart } from './ClimateChart.tsx';

test('shows the months from January to December, whatever their order in the content file', () => {
  const climate = { ...tips.climate, items: tips.climate.items.toReversed() };
  render(<ClimateChart climate={climate} times={tips['best-times']} />);
  const months = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(months).toHaveLength(12);
  expect(months.at(0)).toBe('January');
  expect(months.at(-1)).toBe('December');
});
