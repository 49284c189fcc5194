import * as z from 'zod/mini';
import { Version } from './release.ts';

/** Key of the release pointer: the only object of a bucket that ever changes. */
export const CHANNELS_FILE = 'channels.json';

/** `channels.json`: which version visitors get. */
export const Channels = z.object({ stable: Version });
export type Channels = z.infer<typeof Channels>;
