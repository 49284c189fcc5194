import { FIRST_LANGUAGE, getLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { findRunningPage } from '../parts/federation-runtime.ts';
import { isNotFound } from '../site/site-page.ts';

/**
 * Whether a path needs a document of its own: it is in another language than this document's scripts, or is no page in this
 * language, and the Worker knows whether there is one in English.
 */
export const needsDocument = (pathname: string): boolean =>
  getLanguage(pathname) !== LANGUAGE || (LANGUAGE !== FIRST_LANGUAGE && isNotFound(findRunningPage(pathname)));
