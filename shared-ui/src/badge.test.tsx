// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DifficultyBadge, IntensityBadge } from './badge.tsx';

afterEach(cleanup);

const stampOf = (text: string) => screen.getByText(text).style.getPropertyValue('--stamp');

// The styles of the specification, section 5; what their colours are stands in the theme.
test.each([
  ['Medium', 'var(--color-medium)', 2],
  ['Hard', 'var(--color-hard)', 3],
  ['Very Hard', 'var(--color-very-hard)', 4],
  ['Unheard of', 'var(--color-other)', 1],
])('the difficulty %s is stamped in %s, with %i peaks', (difficulty, colour, peaks) => {
  render(<DifficultyBadge difficulty={difficulty} />);
  expect(stampOf(difficulty)).toBe(colour);
  expect(screen.getByText(difficulty).querySelectorAll('path')).toHaveLength(peaks);
});

test.each([
  ['Low', 'var(--color-primary)'],
  ['Medium', 'var(--color-secondary)'],
  ['High', 'var(--color-accent)'],
  ['Unheard of', 'var(--color-other)'],
])('the intensity %s is stamped in %s', (intensity, colour) => {
  render(<IntensityBadge intensity={intensity} />);
  expect(stampOf(intensity)).toBe(colour);
});
