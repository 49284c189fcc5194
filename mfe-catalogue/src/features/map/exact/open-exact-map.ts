import type { ComponentType } from 'react';
import * as m from '#messages';
import type { ExactMapProps } from './ExactMap.tsx';

/** The exact map, or why the drawn one stays. */
type Opened = { text?: string; ExactMap?: ComponentType<ExactMapProps> };

/** Whether the visitor has told the browser to save data; some browsers say so (Network Information API). */
const isSavingData = () => Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Loads the exact map, unless it could not be shown or would cost the visitor too much. */
export async function openExactMap(): Promise<Opened> {
  if (isSavingData()) return { text: m.mapExactSaving };
  if (!hasWebgl()) return { text: m.mapExactWebgl };
  if (!navigator.onLine) return { text: m.mapExactOffline };
  try {
    const { ExactMap, prepare } = await import(/* webpackChunkName: "online/exact-map" */ './ExactMap.tsx');
    await prepare();
    return { ExactMap };
  } catch {
    return { text: m.mapExactOffline };
  }
}
