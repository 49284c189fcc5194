import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';

/** Has the API answer in the language of the page; in English, which it speaks unless asked, there is no header. */
export const LANGUAGE_HEADER: Readonly<Record<string, string>> =
  LANGUAGE === FIRST_LANGUAGE ? {} : { 'accept-language': LANGUAGE };
