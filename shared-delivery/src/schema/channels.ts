import * as z from 'zod/mini';
import { Version } from './release.ts';

/** Key of the release pointer: the only object of a bucket that ever changes. */
export const CHANNELS_FILE = 'channels.json';

/** By which way a version comes to a visitor: the stable one, a canary for some, or a preview that somebody asked for. */
export const CHANNEL_NAMES = ['stable', 'canary', 'preview'] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** Share of the visitors, in whole percent. */
const Percent = z.int().check(z.minimum(1), z.maximum(99));

/** A version that some visitors get instead of the stable one, and how many of a hundred. */
export const Canary = z.object({ version: Version, percent: Percent });
export type Canary = z.infer<typeof Canary>;

/**
 * A change of the release pointer: when (ISO 8601, UTC), by whom or what, and between which versions. Of a canary `to` is
 * its version, `percent` its share, and `from` the stable version beside it; of `end-canary` the other way round. `reason`
 * is why the gate was skipped, if it was, which large changes were accepted, or why a canary ended by itself.
 */
export const PointerChange = z.object({
  at: z.string(),
  action: z.enum(['promote', 'rollback', 'canary', 'end-canary']),
  actor: z.string(),
  from: z.nullable(Version),
  to: Version,
  percent: z.optional(Percent),
  reason: z.optional(z.string()),
});
export type PointerChange = z.infer<typeof PointerChange>;

/** Keys in the bucket of the shell of the last change of who gets which version of a Worker, a `PointerChange`. */
export const LAST_CHANGE_FILES = { shell: 'last-change.json', api: 'last-change-api.json' } as const;

/** `channels.json`: which version visitors get, the canary if one runs, and the last changes, the latest first. */
export const Channels = z.object({
  stable: Version,
  canary: z.optional(Canary),
  history: z._default(z.array(PointerChange), []),
});
export type Channels = z.infer<typeof Channels>;
