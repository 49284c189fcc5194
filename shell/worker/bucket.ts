import type { RemoteName } from '@almaty/delivery/schema';
import type { Env } from './env.ts';

/** The bucket of a remote. */
export function getBucket(env: Env, remote: RemoteName): R2Bucket {
  const buckets = { catalogue: env.R2_CATALOGUE, itinerary: env.R2_ITINERARY, 'trip-tips': env.R2_TRIP_TIPS };
  return buckets[remote];
}
