// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DifficultyBadge } from './DifficultyBadge.tsx';

afterEach(cleanup);

const getStampColor = (text: string) => screen.getByText(text).style.getPropertyValue('--stamp');

// The styles of docs/specification.md, section 5; the colours are defined in theme.css.
test.each([
  ['Medium', 'var(--color-medium)', 2],
  ['Hard', 'var(--color-hard)', 3],
  ['Very Hard', 'var(--color-very-hard)', 4],
  ['Unknown', 'var(--color-other)', 1],
])('the difficulty %s has the colour %s and %i peaks', (difficulty, color, peaks) => {
  render(<DifficultyBadge difficulty={difficulty} />);
  expect(getStampColor(difficulty)).toBe(color);
  expect(screen.getByText(difficulty).querySelectorAll('path')).toHaveLength(peaks);
});
