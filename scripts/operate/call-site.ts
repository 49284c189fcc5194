import type { Operation } from './operation.ts';

const TIMEOUT_MS = 15_000;

/** A response that is a result: `isRed` for the health of a site that needs somebody. */
export type Result = { isRed: boolean; value: unknown };

/**
 * Calls the operations of a site.
 *
 * @param key the operator's key.
 * @throws Error when the site cannot be reached or refuses the call.
 */
export async function callSite({ site, call, command }: Omit<Operation, 'isJson'>, key: string): Promise<Result> {
  const { path, body } = call;
  const response = await fetch(`${site}/api/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    // A redirect would send the key to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Error(`${site} does not respond. Is it running? Another site is chosen with --site.`);
  });
  const value: unknown = await response.json().catch(() => {
    throw new Error(`${site} answered ${response.status} with something else than JSON: is it this guide's site?`);
  });
  const isHealth = command === 'health' && (response.ok || response.status === 503);
  if (!response.ok && !isHealth)
    throw new Error(String((value instanceof Object && Reflect.get(value, 'error')) || `Status ${response.status}`));
  return { isRed: isHealth && !response.ok, value };
}
