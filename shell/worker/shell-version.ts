import template from '../dist/web/index.html';

/** The version of the shell: the hash in the name of its script. */
export const SHELL_VERSION: string = /\/static\/js\/index\.([0-9a-f]+)\.js/.exec(template)?.[1] ?? 'unknown';
