import type { Page } from '@playwright/test';
import { activities } from '../../mfe-catalogue/src/content/activities.ts';
import { toItineraryLocation } from '../../mfe-catalogue/src/content/location-entry.ts';
import { locations } from '../../mfe-catalogue/src/content/locations.ts';
import { delayResponses } from '../stack/delay-responses.ts';

/** A page in a state worth looking at. */
export type State = {
  name: string;
  path: string;
  /** What is in the trip when the page opens. */
  itinerary?: 'one' | 'all';
  /** Before the page opens: what goes wrong. */
  before?: (page: Page) => Promise<unknown>;
  /** Once the page is live: what the visitor does. */
  act?: (page: Page) => Promise<unknown>;
  /** The window alone instead of the whole page, for what stands over it. */
  window?: boolean;
  /** The widths it makes sense at; all of them unless told. */
  widths?: readonly number[];
  /** Whether the page is expected to stay without its code. */
  dead?: boolean;
};

const itineraries = {
  one: { locations: locations.slice(0, 1).map(toItineraryLocation), activities: activities.slice(0, 1) },
  all: { locations: locations.map(toItineraryLocation), activities },
} as const;

/** Puts a trip into the browser session, as the store keeps it. */
export async function setItinerary(page: Page, itinerary: keyof typeof itineraries): Promise<void> {
  const stored = JSON.stringify({ state: itineraries[itinerary], version: 1 });
  await page.addInitScript((text) => sessionStorage.setItem('almaty-itinerary', text), stored);
}

const refuse = (page: Page) => page.route('**/_mfe/**/*.js', (route) => route.abort('connectionrefused'));

/** Goes to a page inside the site, where no fragment is shown before its code is there. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A page whose code is on its way for ever. */
const loading = (path: string): State => ({
  name: `loading${path.replaceAll('/', '-')}`,
  path: '/privacy',
  window: true,
  act: async (page) => {
    await page.route('**/_mfe/**', () => {});
    await goInside(page, path);
    await page.getByRole('status', { name: 'Loading' }).waitFor();
  },
});

let addresses = 0;

async function writeRequest(page: Page): Promise<void> {
  // An address may only make a few requests a day.
  addresses += 1;
  await page.getByLabel('Email').fill(`visitor.${addresses}@example.com`);
  await page.getByLabel('Start date', { exact: true }).fill('2099-06-11');
  await page.getByLabel('End date', { exact: true }).fill('2099-06-17');
  await page.getByLabel('End date', { exact: true }).blur();
}

async function fillRequest(page: Page): Promise<void> {
  await writeRequest(page);
  await page.getByRole('button', { name: 'Submit Request' }).click();
}

/** Every route and state of the site. */
export const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'home-window', path: '/', window: true },
  {
    name: 'menu',
    path: '/city',
    itinerary: 'one',
    window: true,
    widths: [375],
    act: (page) => page.getByText('Menu').click(),
  },
  { name: 'locations', path: '/locations' },
  { name: 'locations-mountains', path: '/locations?tab=mountains' },
  { name: 'locations-chosen', path: '/locations', itinerary: 'one', window: true },
  {
    name: 'countdown',
    path: '/locations?tab=mountains',
    window: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
      await page.getByText('Great choice!').hover();
    },
  },
  {
    name: 'locations-found',
    path: '/locations?q=lake&month=7',
    act: (page) => page.getByRole('heading', { name: '7 places' }).waitFor(),
  },
  {
    name: 'locations-none-found',
    path: '/locations?q=lake&difficulty=Hard&month=1',
    act: (page) => page.getByText('No place matches all filters').waitFor(),
  },
  { name: 'place', path: '/locations/charyn-canyon', itinerary: 'one' },
  { name: 'place-route', path: '/locations/big-almaty-peak' },
  { name: 'place-unknown', path: '/locations/atlantis', window: true },
  { name: 'city', path: '/city' },
  { name: 'activities', path: '/activities', itinerary: 'one' },
  { name: 'plan-trip', path: '/plan-trip' },
  {
    name: 'plan-trip-packing',
    path: '/plan-trip#packing-list',
    window: true,
    act: async (page) => {
      for (const name of ['Your passport', 'A scarf']) await page.getByRole('checkbox', { name }).check();
    },
  },
  { name: 'plan-trip-print', path: '/plan-trip', widths: [768], act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'itinerary-empty', path: '/itinerary' },
  { name: 'itinerary-one', path: '/itinerary', itinerary: 'one' },
  { name: 'itinerary-all', path: '/itinerary', itinerary: 'all', widths: [1440] },
  {
    name: 'itinerary-errors',
    path: '/itinerary',
    act: (page) => page.getByRole('button', { name: 'Submit Request' }).click(),
  },
  {
    name: 'itinerary-calendar',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await writeRequest(page);
      await page.getByRole('button', { name: 'Open the calendar for the end date' }).click();
    },
  },
  {
    name: 'itinerary-sent',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await fillRequest(page);
      await page.getByRole('heading', { name: 'Your request is with us' }).waitFor();
    },
  },
  {
    name: 'itinerary-last',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await fillRequest(page);
      await page.getByRole('button', { name: 'Plan another trip' }).click();
    },
  },
  {
    name: 'itinerary-slow',
    path: '/itinerary',
    itinerary: 'one',
    act: async (page) => {
      await delayResponses(page, '**/api/submit-itinerary');
      await fillRequest(page);
      await page.getByText('The connection is slow.').waitFor();
    },
  },
  {
    name: 'itinerary-print',
    path: '/itinerary',
    itinerary: 'one',
    widths: [768],
    act: async (page) => {
      await writeRequest(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no/such/page', window: true },
  { name: 'remote-refused', path: '/plan-trip', before: refuse, dead: true },
  {
    name: 'remote-missing',
    path: '/',
    before: refuse,
    dead: true,
    window: true,
    act: async (page) => {
      await goInside(page, '/plan-trip');
      await page.getByRole('alert').waitFor();
    },
  },
  ...['/activities', '/locations/medeu', '/plan-trip', '/itinerary'].map(loading),
];
