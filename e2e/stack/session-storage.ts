import type { Page } from '@playwright/test';
import activities from '../../mfe-catalogue/generated/activities.json' with { type: 'json' };
import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { toItineraryLocation } from '../../mfe-catalogue/src/content/location-entry.ts';
import type { Activity, Location } from '../../shared-store/src/schema/index.ts';
import { STORAGE_KEY, writeStoredItems } from '../../shared-store/src/store/stored-items.ts';

const ITINERARIES = {
  one: { locations: locations.slice(0, 1).map(toItineraryLocation), activities: activities.slice(0, 1) },
  all: { locations: locations.map(toItineraryLocation), activities },
} as const;

/** `one` is Charyn Canyon and Horseback Riding; `all` is the whole catalogue. */
export type ItineraryName = keyof typeof ITINERARIES;

/** Writes a text to the session storage when the tab's first document loads, so that later loads keep what changed. */
const setSessionText = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name = '', text = '']) => {
      if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text);
    },
    [key, value],
  );

type Items = { locations: readonly Location[]; activities: readonly Activity[] };

/** Sets the items of a page that is not open yet. */
export const setItineraryItems = (page: Page, items: Items): Promise<unknown> =>
  setSessionText(page, STORAGE_KEY, writeStoredItems(items));

/** Sets the itinerary of a page that is not open yet. */
export const setItinerary = (page: Page, name: ItineraryName): Promise<unknown> =>
  setItineraryItems(page, ITINERARIES[name]);

/** The request that `setSubmittedRequest` sets. */
export const submittedRequest = {
  reference: 'ALM-0123456789',
  request: {
    user_email: 'visitor@example.com',
    start_date: '2027-06-11',
    end_date: '2027-06-17',
    selected_locations: ITINERARIES.one.locations,
    selected_activities: ITINERARIES.one.activities,
  },
  deadline: '2026-11-23T06:00:00.000Z',
  // Ten minutes after the moment of the screenshots.
  correction: { key: 'a-key', until: Date.parse('2026-11-22T06:10:00.000Z') },
} as const;

/** Sets the last submitted request of a page that is not open yet, in the format of the itinerary page. */
export const setSubmittedRequest = (page: Page): Promise<unknown> =>
  setSessionText(page, 'almaty-submitted-request', JSON.stringify(submittedRequest));
