import type { ComponentType } from 'react';
import * as m from '#messages';
import type { ExactMapProps } from './ExactMap.tsx';

/** The exact map, or why the drawn one stays. */
export type Opened = { text: string; ExactMap?: ComponentType<ExactMapProps> };

/** Whether the visitor has told the browser to save data; some browsers say so (Network Information API). */
const isSavingData = () => Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Why the exact map could not be shown, or would cost the visitor too much. */
function findObstacle(): string | undefined {
  if (isSavingData()) return m.mapExactSaving;
  if (!hasWebgl()) return m.mapExactWebgl;
  return navigator.onLine ? undefined : m.mapExactOffline;
}

/** Loads the exact map. @param tell is told at once that it loads or why not, and again how that ended. */
export async function openExactMap(tell: (opened: Opened) => void): Promise<void> {
  const obstacle = findObstacle();
  tell({ text: obstacle ?? m.mapExactLoading });
  if (obstacle) return;
  try {
    const { ExactMap, prepare } = await import(/* webpackChunkName: "online/exact-map" */ './ExactMap.tsx');
    await prepare();
    // Until it has been drawn.
    tell({ text: m.mapExactLoading, ExactMap });
  } catch {
    tell({ text: m.mapExactOffline });
  }
}
