// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { locationCards } from '../../content/location-cards.ts';
import CityPage from '../../pages/CityPage.tsx';
import MountainRoutesPage from '../../pages/MountainRoutesPage.tsx';
import NaturePage from '../../pages/NaturePage.tsx';

afterEach(cleanup);

test.each([
  ['City Experience', <CityPage key="city" />, locationCards.city],
  ['Enjoy the Nature', <NaturePage key="nature" />, locationCards.nature],
  ['Famous Mountain Routes', <MountainRoutesPage key="routes" />, locationCards.mountains],
])('%s shows all its locations with their difficulties, and a link back', (title, page, cards) => {
  renderScreen('/', '/', page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('article')).toHaveLength(cards.length);
  expect(document.querySelectorAll('[data-slot="difficulty"]')).toHaveLength(
    cards.filter(({ location }) => location.difficulty).length,
  );
  expect(screen.getByRole('link', { name: 'Back to Categories' }).getAttribute('href')).toBe('/locations');
});
