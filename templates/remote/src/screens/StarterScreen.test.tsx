// @vitest-environment happy-dom
import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StarterScreen } from './StarterScreen.tsx';

const PATH = '/starter-path';

afterEach(cleanup);

test('the page has one heading, says what will be here, and leads to the home page', () => {
  renderScreen(PATH, PATH, <StarterScreen />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Coming Soon']);
  expect(screen.getByText('A new part of the guide will be here.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
