import { getBucketBinding, type RemoteName } from '@almaty/delivery/schema';
import type { Env } from './env.ts';

/** The bucket of a remote. */
export const getBucket = (env: Env, remote: RemoteName): R2Bucket => env[getBucketBinding(remote)];
