import type { Language } from '@almaty/languages';
import { catalogue as englishCatalogue } from './english/catalogue.ts';
import { english } from './english/index.ts';
import { refusals as englishRefusals } from './english/refusals.ts';
import { catalogue as kazakhCatalogue } from './kazakh/catalogue.ts';
import { messages as kazakh } from './kazakh/index.ts';
import { refusals as kazakhRefusals } from './kazakh/refusals.ts';
import type { CatalogueMessages, PlanMessages, RefusalMessages } from './plan-messages.ts';
import { catalogue as russianCatalogue } from './russian/catalogue.ts';
import { messages as russian } from './russian/index.ts';
import { refusals as russianRefusals } from './russian/refusals.ts';

/** All that the planner says in a language. */
export type AllMessages = PlanMessages & CatalogueMessages & { refusals: RefusalMessages };

const MESSAGES: Readonly<Record<Language, AllMessages>> = {
  en: { ...english, ...englishCatalogue, refusals: englishRefusals },
  ru: { ...russian, ...russianCatalogue, refusals: russianRefusals },
  kk: { ...kazakh, ...kazakhCatalogue, refusals: kazakhRefusals },
};

/** The messages of a language, for what writes in all of them; a browser would load all three. */
export const getMessages = (language: Language): AllMessages => MESSAGES[language];
