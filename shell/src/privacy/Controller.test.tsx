// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Controller } from './Controller.tsx';

afterEach(cleanup);

test('names who answers for the data, and how to reach them', () => {
  render(<Controller provider={{ name: 'Steppe Tours', email: 'hello@steppe.test', address: 'Arbat 1, Almaty' }} />);
  expect(screen.getByText('Steppe Tours').closest('p')?.textContent).toContain('runs this site');
  expect(screen.getByRole('link', { name: 'hello@steppe.test' }).getAttribute('href')).toBe('mailto:hello@steppe.test');
  expect(screen.getByText('Arbat 1, Almaty')).toBeDefined();
});

test('says plainly that nobody was entered', () => {
  render(<Controller provider={{}} />);
  expect(screen.getByText(/must not be open to visitors/)).toBeDefined();
});
