import { useEffect } from 'react';
import { onIntent } from '../lib/on-intent.ts';

/**
 * Loads code when the visitor begins to do something, so that it is there after a press.
 *
 * @param load the same function for every render.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(
    // Whoever renders the code tells of a failure.
    () => onIntent(document, () => void load().catch(() => {})),
    [load],
  );
}
