import { startFaultySite } from '../stack/faulty-site.ts';
import type { Journey } from './trip.ts';

/** What Blink says of a request to a site that is gone. */
const CONNECTION = /net::ERR_CONNECTION_/;

/** Keeps the guide, and uses it when nothing answers any more: a search, a page, and the itinerary. */
export const offline: Journey = async ({ open, press, see, type, wait, window }, { origin, takePicture }) => {
  const site = await startFaultySite(origin);
  await open(`${site.origin}/offline`);
  await press('button', 'Keep the guide');
  await see('status', '.*Ready:.*');
  const errors = window.takeErrors();
  await site.close();
  await open(`${site.origin}/locations`);
  await wait('the notice', () => document.querySelector('.offline-notice')?.textContent.includes('you are offline'));
  await takePicture('offline');
  await type('What you look for.*', 'шарын');
  await see('status', '1 place found');
  await press('link', 'Charyn Canyon');
  await see('heading', 'Charyn Canyon');
  await press('button', 'Add to trip: Charyn Canyon');
  await press('link', 'Get Your Itinerary.*');
  await see('heading', 'Get Your Itinerary');
  await see('heading', 'Charyn Canyon');
  await takePicture('offline-itinerary');
  errors.push(...window.takeErrors().filter((text) => !CONNECTION.test(text)));
  if (errors.length > 0) throw new Error(errors.join('; '));
};
