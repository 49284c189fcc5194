import { type Config, ConfigError, isLoopback } from '../config/config.ts';

/**
 * Gets the origin that the links in emails lead to: the configured one. Without it, that of the request, on this machine only:
 * whoever sends a request chooses its scheme and host.
 *
 * @throws ConfigError when it is not configured and the request came to another machine.
 */
export function getSiteOrigin({ SITE_ORIGIN }: Config, requestUrl: string): string {
  if (SITE_ORIGIN) return SITE_ORIGIN;
  const { origin, hostname } = new URL(requestUrl);
  if (!isLoopback(hostname)) throw new ConfigError(['SITE_ORIGIN must be the origin of the site']);
  return origin;
}
