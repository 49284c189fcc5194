/** The header of the API's health by which the shell's Worker learns whether requests need a token of Turnstile. */
export const TURNSTILE_HEADER = 'x-turnstile';

/** The header by which the shell's Worker learns which version of the API answered: the id of the Worker's version. */
export const API_VERSION_HEADER = 'x-api-version';
