import { expect, test } from 'vitest';
import { validateLink } from './validate-link.ts';

test.each([
  '/',
  '/plan-trip#money',
  '/locations?tab=nature',
  '/locations/medeu',
  '/privacy',
  '#money',
  'https://egov.kz/',
])('accepts %s', (href) => {
  expect(validateLink(href)).toBeNull();
});

test.each([
  ['/locations/:slug', 'The site has no page /locations/:slug'],
  ['/places', 'The site has no page /places'],
  ['#atlantis', 'There is no section #atlantis: choose one of #best-times, #weather'],
  ['http://egov.kz/', 'The link http://egov.kz/ is not allowed'],
  ['medeu', 'The link medeu is not allowed'],
])('refuses %s', (href, message) => {
  expect(validateLink(href)).toContain(message);
});
