import type { Page } from '@playwright/test';
import type { ItineraryName } from '../stack/session-storage.ts';

/** A page in a state that can be photographed and checked. */
export type State = {
  name: string;
  path: string;
  /** The itinerary when the page opens; empty by default. */
  itinerary?: ItineraryName;
  /** What happens before the page opens, e.g. a failure of the network. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the visitor does once the page is hydrated. */
  act?: (page: Page) => Promise<unknown>;
  /** Takes a picture of the window instead of the whole page, for what covers the page. */
  viewportOnly?: boolean;
  /** The widths at which the state makes sense; all by default. */
  widths?: readonly number[];
  /** Whether the page is expected never to hydrate. */
  staysUnhydrated?: boolean;
  /** The name of a state that contains all markup of this one, so that axe checks only that state. */
  containedIn?: string;
};
