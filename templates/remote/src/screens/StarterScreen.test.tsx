// @vitest-environment happy-dom
import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StarterScreen } from './StarterScreen.tsx';

const PATH = '/starter-path';

afterEach(cleanup);

test('the page has one heading and says what will be here', () => {
  renderScreen(PATH, PATH, <StarterScreen />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Coming Soon']);
  expect(screen.getByText('A new part of the guide will be here.')).toBeDefined();
});
