import { getBucketBinding, type RemoteName } from '@almaty/delivery/schema';
import type { Page } from '@playwright/test';
import type { Buckets } from '../stack/test-stack.ts';

/** Three remotes with a page of each, its module and its heading: one whose pages have pictures, a form, and a long text. */
export const REMOTES = [
  { name: 'catalogue', path: '/nature', expose: './NaturePage', heading: 'Enjoy the Nature' },
  { name: 'itinerary', path: '/itinerary', expose: './ItineraryPage', heading: 'Get Your Itinerary' },
  { name: 'trip-tips', path: '/plan-trip', expose: './PlanTripPage', heading: 'Plan Your Trip' },
] as const;

/** Locates the shell's notice that a remote did not load. */
export const getNotice = (page: Page) => page.getByText('Part of this page did not load');

/** Locates the shell's notice that a remote is late. */
export const getLateNotice = (page: Page) => page.getByText('Part of this page is taking long');

/** Removes the pointer to a remote's release from its bucket while a function runs. */
export async function withoutRelease(buckets: Buckets, remote: RemoteName, run: () => Promise<void>): Promise<void> {
  const bucket = buckets[getBucketBinding(remote)];
  const pointer = await bucket.get('channels.json');
  const text = (await pointer?.text()) ?? '';
  await bucket.delete('channels.json');
  try {
    await run();
  } finally {
    await bucket.put('channels.json', text, { httpMetadata: { contentType: 'application/json' } });
  }
}
