import { Canary, CHANNELS_FILE, Channels, type RemoteName, Version } from '@almaty/delivery/schema';
import * as z from 'zod/mini';
import { MissingObjectError, readObject, withinLimit } from './bucket.ts';
import { drop, keepJson, readKeptJson } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';

/** Seconds after which the edge reads a release pointer again. */
const RENEW_AFTER_SECONDS = 5;

/** Seconds for which the edge keeps a pointer that it could not renew (docs/decisions/0052). */
const DROP_AFTER_SECONDS = 35;

/** Which versions of a remote visitors get. */
export type Pointer = Pick<Channels, 'stable' | 'canary'>;

/** A pointer as the edge keeps it; times in milliseconds since 1970. */
const KeptPointer = z.object({
  stable: Version,
  canary: z.optional(Canary),
  keptAt: z.number(),
  /** When the last renewal began; without one, none has begun yet. */
  renewalAt: z.optional(z.number()),
});
type KeptPointer = z.infer<typeof KeptPointer>;

const getPointerPath = (remote: RemoteName) => `/${remote}/${CHANNELS_FILE}`;

const isOld = (time: number) => Date.now() - time >= RENEW_AFTER_SECONDS * 1000;

const keepUntil = (context: EdgeContext, remote: RemoteName, pointer: KeptPointer): Promise<void> => {
  const seconds = DROP_AFTER_SECONDS - Math.floor((Date.now() - pointer.keptAt) / 1000);
  return keepJson(context, getPointerPath(remote), JSON.stringify(pointer), Math.max(seconds, 0));
};

/** Keeps a pointer for the next pages of all visitors. */
export const keepPointer = (context: EdgeContext, remote: RemoteName, { stable, canary }: Pointer): Promise<void> =>
  keepUntil(context, remote, { stable, canary, keptAt: Date.now() });

/**
 * Reads the pointer of a remote from its bucket, and keeps it; one that is no longer there is not kept either.
 *
 * @throws MissingObjectError when there is none; Error when it cannot be read.
 */
async function fetchPointer(context: EdgeContext, remote: RemoteName): Promise<Pointer> {
  const start = Date.now();
  const { bytes } = await readObject(context, remote, CHANNELS_FILE).catch(async (error) => {
    if (error instanceof MissingObjectError) await drop(context, getPointerPath(remote));
    throw error;
  });
  const pointer = Channels.parse(JSON.parse(new TextDecoder().decode(bytes)));
  // A pointer that was long on its way may be older than the one that another request has kept meanwhile.
  if (!isOld(start)) keepPointer(context, remote, pointer);
  return pointer;
}

/** Gets a pointer that comes after the response, or after its limit. */
type OnLatePointer = (pointer: Pointer) => Promise<void>;

/** When the pointers were renewed last for which this isolate has a renewal waiting: one is enough for all of its pages. */
const waiting = new Map<RemoteName, number>();

/** Renews a kept pointer; before, it says so to other requests, which would read a failing bucket as well. */
async function renewPointer(
  context: EdgeContext,
  remote: RemoteName,
  kept: KeptPointer,
  onLatePointer: OnLatePointer,
): Promise<void> {
  const { data: current } = KeptPointer.safeParse(await readKeptJson(context, getPointerPath(remote)));
  // Another request has got a newer one meanwhile.
  if (current && current.keptAt > kept.keptAt) return;
  await keepUntil(context, remote, { ...kept, renewalAt: Date.now() });
  const pointer = await fetchPointer(context, remote).catch((error) => {
    console.warn(JSON.stringify({ event: 'pointer_not_renewed', remote, error: String(error) }));
  });
  if (pointer) await onLatePointer(pointer);
}

/**
 * Reads the pointer of a remote that visitors get now; `isNew` says that the bucket has it at this moment.
 *
 * @param isNewest whether to wait for the bucket rather than to get a pointer that is older than five seconds.
 * @param onLatePointer gets a pointer that comes after the response, or after its limit.
 * @throws Error when the bucket has none, or does not respond within the limit.
 */
export async function readPointer(
  context: EdgeContext,
  remote: RemoteName,
  isNewest: boolean,
  onLatePointer: OnLatePointer,
): Promise<{ pointer: Pointer; isNew: boolean }> {
  const { success, data: kept } = KeptPointer.safeParse(await readKeptJson(context, getPointerPath(remote)));
  if (success && !(isNewest && isOld(kept.keptAt))) {
    const lastRenewal = kept.renewalAt ?? kept.keptAt;
    if (isOld(lastRenewal) && waiting.get(remote) !== lastRenewal) {
      waiting.set(remote, lastRenewal);
      context.afterResponse(() => renewPointer(context, remote, kept, onLatePointer));
    }
    return { pointer: kept, isNew: false };
  }
  const { pointerLimitMs } = context.settings;
  const start = Date.now();
  const read = async () => {
    const pointer = await fetchPointer(context, remote);
    if (Date.now() - start >= pointerLimitMs) await onLatePointer(pointer);
    return pointer;
  };
  return { pointer: await withinLimit(context, pointerLimitMs, `The pointer of ${remote}`, read), isNew: true };
}
