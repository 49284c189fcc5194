import { type Environment, readSection } from './wrangler-config.ts';

/**
 * Says why the provider's desk of an environment is open; null when Cloudflare Access locks it, or nobody's data are there.
 *
 * @param workspace where the configuration is.
 */
export function describeOpenDesk(environment: Environment, workspace?: string): string | null {
  const { ACCESS_TEAM, ACCESS_AUDIENCE } = readSection('api-function', environment, workspace).vars ?? {};
  if (environment !== 'production' || (ACCESS_TEAM && ACCESS_AUDIENCE)) return null;
  return `The desk of ${environment} has no sign-in: ACCESS_TEAM and ACCESS_AUDIENCE are empty in api-function/wrangler.jsonc, so whoever
gets one of its links opens every open request. Put it behind Cloudflare Access (docs/operations.md, "Plans")`;
}
