import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { fillForm } from '../stack/request-form.ts';
import { setSubmittedRequest } from '../stack/session-storage.ts';
import { planStates } from './plan-states.ts';
import type { State } from './state.ts';

/** What the browser's clock says in every state, so that pictures with dates in them do not change from day to day. */
export const NOW = new Date('2026-11-22T06:00:00Z');

const refuseRemoteScripts = (page: Page) => page.route(REMOTE_SCRIPTS, (route) => route.abort('connectionrefused'));

/** Keeps requests of the form unanswered. */
const holdSubmission = (page: Page) => delayResponses(page, '**/api/submit-itinerary');

/** Creates the state of a page whose code never arrives. */
const createLoadingState = (path: string): State => ({
  name: `loading${path.replaceAll('/', '-')}`,
  path: '/privacy',
  viewportOnly: true,
  act: async (page) => {
    await page.route('**/_mfe/**', () => {});
    await navigateInside(page, path);
    await page.getByRole('status', { name: 'Loading' }).waitFor();
  },
});

/** Fills the form; any address will do, because no state sends its request to the API. */
const fillRequest = (page: Page) =>
  fillForm(page, { email: 'visitor@example.com', start: '2027-06-11', end: '2027-06-17' });

/** Every route and state of the site. */
export const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'home-viewport', path: '/', viewportOnly: true, containedIn: 'home' },
  {
    name: 'menu',
    path: '/city',
    itinerary: 'one',
    viewportOnly: true,
    widths: [375],
    act: (page) => page.getByText('Menu').click(),
  },
  { name: 'locations', path: '/locations', containedIn: 'locations-selected' },
  { name: 'locations-mountains', path: '/locations?tab=mountains', containedIn: 'countdown' },
  { name: 'locations-selected', path: '/locations', itinerary: 'one', viewportOnly: true },
  {
    name: 'countdown',
    path: '/locations?tab=mountains',
    viewportOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
      await page.getByText('Great choice!').hover();
    },
  },
  {
    name: 'locations-found',
    path: '/locations?q=lake&month=7',
    act: (page) => page.getByRole('heading', { name: '8 places' }).waitFor(),
  },
  {
    name: 'locations-not-found',
    path: '/locations?q=lake&difficulty=Hard&month=1',
    act: async (page) => {
      const moreFilters = page.getByRole('button', { name: 'More filters and order' });
      if (await moreFilters.isVisible()) await moreFilters.click();
      await page.getByText('No place matches all of this').waitFor();
    },
  },
  { name: 'location-details', path: '/locations/charyn-canyon', itinerary: 'one' },
  { name: 'location-details-route', path: '/locations/big-almaty-lake-route' },
  { name: 'location-details-notice', path: '/locations/kok-zhailau' },
  {
    name: 'location-details-open',
    path: '/locations/medeu',
    act: (page) =>
      page.evaluate(() => {
        for (const section of document.querySelectorAll('details')) section.open = true;
      }),
  },
  {
    name: 'location-details-print',
    path: '/locations/charyn-canyon',
    widths: [768],
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'map', path: '/map?place=27' },
  { name: 'map-region', path: '/map?frame=region&place=13' },
  {
    name: 'map-print',
    path: '/map',
    widths: [768],
    containedIn: 'map',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'also-in-almaty', path: '/also-in-almaty', itinerary: 'one' },
  { name: 'sample-itineraries', path: '/locations/sample-itineraries', itinerary: 'one' },
  { name: 'city', path: '/city' },
  { name: 'activities', path: '/activities', itinerary: 'one' },
  { name: 'plan-trip', path: '/plan-trip', containedIn: 'plan-trip-packing' },
  {
    name: 'plan-trip-packing',
    path: '/plan-trip#packing-list',
    viewportOnly: true,
    act: async (page) => {
      for (const name of ['Your passport', 'A scarf']) await page.getByRole('checkbox', { name }).check();
    },
  },
  {
    name: 'plan-trip-sources',
    path: '/plan-trip',
    act: (page) =>
      page.locator('main summary').evaluateAll((summaries) => {
        for (const summary of summaries) if (summary instanceof HTMLElement) summary.click();
      }),
  },
  { name: 'plan-trip-print', path: '/plan-trip', widths: [768], act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'itinerary-empty', path: '/itinerary', containedIn: 'itinerary-errors' },
  { name: 'itinerary-one', path: '/itinerary', itinerary: 'one', containedIn: 'itinerary-calendar' },
  { name: 'itinerary-all', path: '/itinerary', itinerary: 'all', widths: [1440] },
  {
    name: 'itinerary-errors',
    path: '/itinerary',
    act: async (page) => {
      await page.getByLabel('Email').fill('visitor');
      await page.getByLabel('Start date', { exact: true }).fill('31 June');
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.getByLabel('Email').fill('visitor@example.com');
      await page.getByRole('heading', { name: 'There are 3 problems' }).waitFor();
    },
  },
  {
    name: 'itinerary-calendar',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await fillRequest(page);
      await page.getByRole('button', { name: 'Open the calendar for the end date' }).click();
    },
  },
  {
    name: 'itinerary-preferences',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await page.locator('summary').filter({ hasText: 'Make it fit you' }).click();
      await page.getByLabel('Car with driver, taxi or tour').check();
      await page.getByLabel('Ages of children').fill('4');
      await page.getByLabel('You arrive at').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.getByText('There are 5 problems').waitFor();
    },
  },
  {
    name: 'itinerary-estimate-fits',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await fillRequest(page);
      await page.getByRole('heading', { name: 'fit into 7 days' }).waitFor();
    },
  },
  {
    name: 'itinerary-estimate-too-short',
    path: '/itinerary',
    itinerary: 'all',
    act: async (page) => {
      await fillRequest(page);
      await page.getByRole('heading', { name: 'you have 7' }).waitFor();
    },
  },
  {
    name: 'itinerary-confirmation',
    path: '/itinerary',
    prepare: setSubmittedRequest,
    act: async (page) => {
      await page.getByRole('button', { name: 'Wrong address?' }).click();
    },
  },
  {
    name: 'itinerary-last-request',
    path: '/itinerary',
    prepare: setSubmittedRequest,
    act: async (page) => {
      await page.getByRole('button', { name: 'Plan another trip' }).click();
      await page.getByRole('heading', { name: 'Your last request is with us' }).waitFor();
    },
  },
  {
    name: 'itinerary-slow',
    path: '/itinerary',
    itinerary: 'one',
    prepare: async (page) => {
      await page.clock.install({ time: NOW });
      await holdSubmission(page);
    },
    act: async (page) => {
      await fillRequest(page);
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.getByText('Submitting your itinerary request...').waitFor();
      await page.clock.runFor(5000);
      await page.getByText('The connection is slow.').waitFor();
    },
  },
  {
    name: 'itinerary-print',
    path: '/itinerary',
    itinerary: 'one',
    widths: [768],
    act: async (page) => {
      await fillRequest(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  ...planStates,
  { name: 'privacy', path: '/privacy' },
  { name: 'offline', path: '/offline' },
  { name: 'not-found', path: '/no/such/page', viewportOnly: true },
  { name: 'remote-refused', path: '/plan-trip', prepare: refuseRemoteScripts, staysUnhydrated: true },
  {
    name: 'remote-missing',
    path: '/',
    prepare: refuseRemoteScripts,
    staysUnhydrated: true,
    viewportOnly: true,
    act: async (page) => {
      await navigateInside(page, '/plan-trip');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'remote-late',
    path: '/privacy',
    viewportOnly: true,
    containedIn: 'remote-missing',
    act: async (page) => {
      await page.route('**/_mfe/**', () => {});
      await navigateInside(page, '/plan-trip');
      await page.getByRole('alert').waitFor();
    },
  },
  ...['/activities', '/locations/medeu', '/plan-trip', '/itinerary'].map(createLoadingState),
];
