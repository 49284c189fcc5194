// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ListLinks } from './ListLinks.tsx';

afterEach(cleanup);

const renderLinks = (page: number, count: number) =>
  renderScreen('/', '/', <ListLinks tab="nature" page={page} count={count} />);
const getTargets = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a list that fits on one page has no links', () => {
  renderLinks(1, 14);
  expect(getTargets()).toEqual([]);
});

test('a page of a longer list links to the next one and to the one before', () => {
  renderLinks(2, 40);
  expect(getTargets()).toEqual([
    ['Show previous', '/nature'],
    ['Show more: places 29 to 40 of 40', '/nature/3'],
  ]);
  cleanup();
  renderLinks(3, 40);
  expect(getTargets()).toEqual([['Show previous', '/nature/2']]);
});
