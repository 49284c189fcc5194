// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photographs } from './Photographs.tsx';

const dam = {
  name: 'medeu-photograph-dam',
  alt: 'The dam in the sun.',
  month: '2025-07',
  author: 'A. Author',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: 'https://commons.wikimedia.org/wiki/File:Dam.jpg',
} as const;

test('a photograph says its month, author and licence, and is loaded when it comes near', () => {
  render(<Photographs photographs={[dam]} />);
  expect(screen.getByRole('heading', { name: 'What it looks like in July' })).toBeDefined();
  const picture = screen.getByAltText<HTMLImageElement>(dam.alt);
  expect([picture.loading, picture.width, picture.height]).toEqual(['lazy', 1200, 900]);
  expect(screen.getByText(/^July 2025\./)).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Photograph: A. Author' }).href).toBe(dam.source);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: dam.licence }).href).toBe(dam.licenceUrl);
});

test('the heading names no month when the photographs are of several', () => {
  render(<Photographs photographs={[dam, { ...dam, name: 'medeu-photograph-rink', month: '2026-01' }]} />);
  expect(screen.getByRole('heading', { name: 'What it looks like' })).toBeDefined();
});
