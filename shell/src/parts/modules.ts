import { loadableByKey } from '@almaty/ui/loadable';
import type { ComponentType } from 'react';
import { loadModule } from './federation-runtime.ts';

const getModule = loadableByKey(loadModule);

/** The component of a page whose code is there. @param id `<remote>/<Module>` */
export const getComponent = (id: string): ComponentType | undefined => getModule(id).get() ?? undefined;

/**
 * Loads the code of a page, once.
 *
 * @param id `<remote>/<Module>`
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export const loadComponent = (id: string): Promise<ComponentType> => getModule(id).load();
