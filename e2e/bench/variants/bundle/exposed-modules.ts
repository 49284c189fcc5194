/**
 * Module id, such as `catalogue/LocationsPage` -> what imports it. The build replaces this file by one import for each
 * module that a remote exposes (rsbuild.config.ts).
 */
export const exposedModules: Readonly<Record<string, () => Promise<object>>> = {};
