import type { ComponentType } from 'react';
import { loadModule } from './federation-runtime.ts';

const loaded = new Map<string, ComponentType>();
const loads = new Map<string, Promise<ComponentType>>();

/** The component of a page whose code is there. @param id `<remote>/<Module>` */
export const getComponent = (id: string): ComponentType | undefined => loaded.get(id);

/**
 * Loads the code of a page, once.
 *
 * @param id `<remote>/<Module>`
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export async function loadComponent(id: string): Promise<ComponentType> {
  const known = loaded.get(id);
  if (known) return known;
  const load = loads.get(id) ?? loadModule(id);
  loads.set(id, load);
  try {
    const component = await load;
    loaded.set(id, component);
    return component;
  } finally {
    loads.delete(id);
  }
}
