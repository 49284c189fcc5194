import type { Page } from '@playwright/test';

/** A page of each remote, with its heading and the binding of its bucket. */
export const REMOTES = [
  { name: 'catalogue', path: '/nature', heading: 'Enjoy the Nature', bucket: 'R2_CATALOGUE' },
  { name: 'itinerary', path: '/itinerary', heading: 'Get Your Itinerary', bucket: 'R2_ITINERARY' },
  { name: 'trip-tips', path: '/plan-trip', heading: 'Plan Your Trip', bucket: 'R2_TRIP_TIPS' },
] as const;

/** Locates the shell's notice that a remote did not load. */
export const getNotice = (page: Page) => page.getByText('Part of this page did not load');
