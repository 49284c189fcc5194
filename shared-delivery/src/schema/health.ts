/** The header of the API's health by which the shell's Worker learns whether requests need a token of Turnstile. */
export const TURNSTILE_HEADER = 'x-turnstile';
