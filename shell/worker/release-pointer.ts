import { Canary, CHANNELS_FILE, Channels, type RemoteName, Version } from '@almaty/delivery/schema';
import * as z from 'zod/mini';
import { MissingObjectError, readObject, withinLimit } from './bucket.ts';
import { drop, keepJson, readKeptJson } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';

/** Seconds after which the edge renews a release pointer: the page that finds it so old does not wait for that. */
const RENEW_AFTER_SECONDS = 5;

/** Seconds after which a page waits for the pointer of the bucket (docs/decisions/0052). */
const DROP_AFTER_SECONDS = 35;

/** Which versions of a remote visitors get. */
export type Pointer = Pick<Channels, 'stable' | 'canary'>;

/** A pointer as the edge keeps it; `keptAt` in milliseconds since 1970. */
const KeptPointer = z.object({ stable: Version, canary: z.optional(Canary), keptAt: z.number() });

const getPointerPath = (remote: RemoteName) => `/${remote}/${CHANNELS_FILE}`;

/** Keeps a pointer for the next pages of all visitors. */
export function keepPointer(context: EdgeContext, remote: RemoteName, { stable, canary }: Pointer): void {
  const kept: z.infer<typeof KeptPointer> = { stable, canary, keptAt: Date.now() };
  keepJson(context, getPointerPath(remote), JSON.stringify(kept), DROP_AFTER_SECONDS);
}

/**
 * Reads the pointer of a remote from its bucket, and keeps it; one that is no longer there is not kept either.
 *
 * @throws MissingObjectError when there is none; Error when it cannot be read.
 */
export async function fetchPointer(context: EdgeContext, remote: RemoteName): Promise<Pointer> {
  const start = Date.now();
  const { bytes } = await readObject(context, remote, CHANNELS_FILE).catch(async (error) => {
    if (error instanceof MissingObjectError) await drop(context, getPointerPath(remote));
    throw error;
  });
  const pointer = Channels.parse(JSON.parse(new TextDecoder().decode(bytes)));
  // A pointer that was long on its way may be older than the one that another request has kept meanwhile.
  if (Date.now() - start < RENEW_AFTER_SECONDS * 1000) keepPointer(context, remote, pointer);
  return pointer;
}

/**
 * Reads the pointer of a remote that visitors get now; `isNew` says that the bucket has it at this moment.
 *
 * @param renew is called for a pointer that is to be read again; the page does not wait for it.
 * @throws Error when the bucket has none, or does not respond within the limit.
 */
export async function readPointer(
  context: EdgeContext,
  remote: RemoteName,
  renew: () => Promise<void>,
): Promise<{ pointer: Pointer; isNew: boolean }> {
  const kept = KeptPointer.safeParse(await readKeptJson(context, getPointerPath(remote)));
  if (kept.success) {
    const { keptAt, ...pointer } = kept.data;
    if (Date.now() - keptAt >= RENEW_AFTER_SECONDS * 1000) context.waitUntil(renew());
    return { pointer, isNew: false };
  }
  const { pointerLimitMs } = context.settings;
  const what = `The pointer of ${remote}`;
  return {
    pointer: await withinLimit(context, pointerLimitMs, what, () => fetchPointer(context, remote)),
    isNew: true,
  };
}
