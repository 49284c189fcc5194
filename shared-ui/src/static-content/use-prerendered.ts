import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';

const isServer = typeof document === 'undefined';

/**
 * Whether a component has prerendered nodes that React has not rendered; false while they are prerendered, and after a link of
 * the site. It stays what it was at first.
 */
export function usePrerendered(): boolean {
  const isHydrated = useHydrated();
  return useState(!isHydrated && !isServer)[0];
}
