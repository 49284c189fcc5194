import { useBrowserRendered } from '../useHydrated.ts';

/** Whether this is a build that prerenders pages. */
export const isServer = typeof document === 'undefined';

/**
 * Whether a component has prerendered nodes that React has not rendered; false while they are prerendered, and after a link of
 * the site. It stays what it was at first.
 */
export const usePrerendered = (): boolean => !useBrowserRendered() && !isServer;
