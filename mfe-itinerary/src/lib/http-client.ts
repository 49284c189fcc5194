import type { KyInstance } from 'ky';

/**
 * Loads the HTTP client, which a page does not need before a visitor uses it.
 *
 * @throws Error when its code cannot be loaded; the next call requests it again.
 */
export const loadHttpClient = (): Promise<KyInstance> => import('ky').then((module) => module.default);
