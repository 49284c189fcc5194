import type { Language } from '@almaty/languages';
import * as english from '#messages/en';
import * as kazakh from '#messages/kk';
import * as russian from '#messages/ru';
import type { RequestMessages } from './request-problem.ts';

const MESSAGES: Readonly<Record<Language, RequestMessages>> = { en: english, ru: russian, kk: kazakh };

/** The messages about a request in a language, for what writes in all of them; a browser would load all three. */
export const getRequestMessages = (language: Language): RequestMessages => MESSAGES[language];
