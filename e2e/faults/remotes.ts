import type { Page } from '@playwright/test';
import type { Buckets } from '../stack/test-stack.ts';

/** A page of each remote, with its heading and the binding of its bucket. */
export const REMOTES = [
  { name: 'catalogue', path: '/nature', expose: './NaturePage', heading: 'Enjoy the Nature', bucket: 'R2_CATALOGUE' },
  {
    name: 'itinerary',
    path: '/itinerary',
    expose: './ItineraryPage',
    heading: 'Get Your Itinerary',
    bucket: 'R2_ITINERARY',
  },
  {
    name: 'trip-tips',
    path: '/plan-trip',
    expose: './PlanTripPage',
    heading: 'Plan Your Trip',
    bucket: 'R2_TRIP_TIPS',
  },
] as const;

/** Locates the shell's notice that a remote did not load. */
export const getNotice = (page: Page) => page.getByText('Part of this page did not load');

/** Locates the shell's notice that a remote is late. */
export const getLateNotice = (page: Page) => page.getByText('Part of this page is taking long');

/** Removes the pointer to a remote's release from its bucket while a function runs. */
export async function withoutRelease(buckets: Buckets, bucket: keyof Buckets, run: () => Promise<void>): Promise<void> {
  const pointer = await buckets[bucket].get('channels.json');
  const text = (await pointer?.text()) ?? '';
  await buckets[bucket].delete('channels.json');
  try {
    await run();
  } finally {
    await buckets[bucket].put('channels.json', text, { httpMetadata: { contentType: 'application/json' } });
  }
}
