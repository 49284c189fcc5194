import type { BrowserContext } from '@playwright/test';

/** What a browser says of its connection (Network Information API). `downlink` is in Mbit/s. */
export type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

/** What Safari and Firefox say. */
export const UNKNOWN_CONNECTION: Connection = {};

/** Lets the pages of a browser say this of its connection. */
export const setConnection = (context: BrowserContext, connection: Connection): Promise<unknown> =>
  context.addInitScript(
    // A window that a link opens may run it twice: for its empty document, and for the page that comes into the same window.
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
