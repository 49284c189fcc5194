// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IntensityBadge } from './IntensityBadge.tsx';

afterEach(cleanup);

const getStampColor = (text: string) => screen.getByText(text).style.getPropertyValue('--stamp');

// The styles of docs/specification.md, section 5; the colours are defined in theme.css.
test.each([
  ['Low', 'var(--color-primary)'],
  ['Medium', 'var(--color-secondary)'],
  ['High', 'var(--color-accent)'],
  ['Unknown', 'var(--color-other)'],
])('the intensity %s has the colour %s', (intensity, color) => {
  render(<IntensityBadge intensity={intensity} />);
  expect(getStampColor(intensity)).toBe(color);
});
