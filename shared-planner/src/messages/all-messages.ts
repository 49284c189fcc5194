import type { Language } from '@almaty/languages';
import { english } from './english/index.ts';
import { messages as kazakh } from './kazakh/index.ts';
import type { PlanMessages } from './plan-messages.ts';
import { messages as russian } from './russian/index.ts';

const MESSAGES: Readonly<Record<Language, PlanMessages>> = { en: english, ru: russian, kk: kazakh };

/** The messages of a language, for what writes in all of them; a browser would load all three. */
export const getMessages = (language: Language): PlanMessages => MESSAGES[language];
