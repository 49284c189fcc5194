// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import CityPage from '../../pages/CityPage.tsx';
import MountainRoutesPage from '../../pages/MountainRoutesPage.tsx';
import NaturePage from '../../pages/NaturePage.tsx';

afterEach(cleanup);

test.each([
  ['City Experience', <CityPage key="city" />, 13, 0],
  ['Enjoy the Nature', <NaturePage key="nature" />, 9, 0],
  ['Famous Mountain Routes', <MountainRoutesPage key="routes" />, 10, 10],
])('%s shows all its locations and a link back', (title, page, count, difficulties) => {
  renderScreen('/', '/', page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(document.querySelectorAll('[data-slot="difficulty"]')).toHaveLength(difficulties);
  expect(screen.getByRole('link', { name: 'Back to Categories' }).getAttribute('href')).toBe('/locations');
});
