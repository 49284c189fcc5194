import { LANGUAGE } from '@almaty/languages/current';

/** Has the API answer in the language of the page, whatever the browser's own list says. */
export const LANGUAGE_HEADER = { 'accept-language': LANGUAGE } as const;
