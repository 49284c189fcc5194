import { expect, test } from 'vitest';
import { findSitePage, getModuleId, isNotFound, type SitePages } from './site-page.ts';

const createPage = (route: string, module: string, paths = [route]) => ({
  ...{ route, module, paths },
  skeleton: 'poster' as const,
});
const pages: SitePages = {
  shell: [{ route: '/', skeleton: 'article', paths: ['/'] }],
  catalogue: [
    createPage('/locations', './LocationsPage'),
    createPage('/locations/:slug', './LocationDetailsPage', ['/locations/medeu']),
    // Of other owners.
    createPage('/plan-trip', './LocationsPage'),
    createPage('/', './LocationsPage'),
    createPage('/events', './LocationsPage'),
  ],
  'trip-tips': [createPage('/plan-trip', './PlanTripPage')],
};

test.each([
  ['/', 'shell', null],
  ['/locations/', 'catalogue', 'catalogue/LocationsPage'],
  ['/locations/medeu', 'catalogue', 'catalogue/LocationDetailsPage'],
  ['/plan-trip', 'trip-tips', 'trip-tips/PlanTripPage'],
])('%s is a page of %s, also when another remote claims it', (path, part, id) => {
  const page = findSitePage(pages, path);
  expect([page.part, getModuleId(page), isNotFound(page)]).toEqual([part, id, false]);
});

test.each(['/locations/atlantis', '/locations/MEDEU', '/nowhere', '/events', '/plan-trip/winter'])(
  '%s is the not-found page',
  (path) => expect(isNotFound(findSitePage(pages, path))).toBe(true),
);

test('every path in the part of a remote without a release may be a page', () => {
  const page = findSitePage(pages, '/itinerary/anything');
  expect([page.part, getModuleId(page), isNotFound(page)]).toEqual(['itinerary', null, false]);
});
