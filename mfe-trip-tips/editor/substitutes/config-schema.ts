/** Stands for Decap's check of its configuration, which compiles code at run time: config.test.ts runs the real one. */
export function validateConfig() {}
