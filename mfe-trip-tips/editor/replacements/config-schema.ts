/** Replaces Decap's validation of its configuration, which compiles code at run time; config.test.ts runs the original. */
export function validateConfig() {}
