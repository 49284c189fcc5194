import { type Loadable, loadable } from '@almaty/ui/loadable';
import type { ComponentType } from 'react';
import { loadModule } from './federation-runtime.ts';

const modules = new Map<string, Loadable<ComponentType>>();

function getModule(id: string): Loadable<ComponentType> {
  const module = modules.get(id) ?? loadable(() => loadModule(id));
  modules.set(id, module);
  return module;
}

/** The component of a page whose code is there. @param id `<remote>/<Module>` */
export const getComponent = (id: string): ComponentType | undefined => getModule(id).get() ?? undefined;

/**
 * Loads the code of a page, once.
 *
 * @param id `<remote>/<Module>`
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export const loadComponent = (id: string): Promise<ComponentType> => getModule(id).load();
