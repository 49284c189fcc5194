import * as z from 'zod/mini';
import { Version } from './release.ts';

/** Key of the release pointer: the only object of a bucket that ever changes. */
export const CHANNELS_FILE = 'channels.json';

/** A change of the release pointer: when (ISO 8601, UTC), by whom or what, and between which versions. */
export const PointerChange = z.object({
  at: z.string(),
  action: z.enum(['promote', 'rollback']),
  actor: z.string(),
  from: z.nullable(Version),
  to: Version,
});
export type PointerChange = z.infer<typeof PointerChange>;

/** `channels.json`: which version visitors get, and its last changes, the latest first. */
export const Channels = z.object({ stable: Version, history: z._default(z.array(PointerChange), []) });
export type Channels = z.infer<typeof Channels>;
