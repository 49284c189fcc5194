import type { Language } from '@almaty/languages';
import { catalogue as englishCatalogue } from './english/catalogue.ts';
import { english } from './english/index.ts';
import { catalogue as kazakhCatalogue } from './kazakh/catalogue.ts';
import { messages as kazakh } from './kazakh/index.ts';
import type { CatalogueMessages, PlanMessages } from './plan-messages.ts';
import { catalogue as russianCatalogue } from './russian/catalogue.ts';
import { messages as russian } from './russian/index.ts';

const MESSAGES: Readonly<Record<Language, PlanMessages & CatalogueMessages>> = {
  en: { ...english, ...englishCatalogue },
  ru: { ...russian, ...russianCatalogue },
  kk: { ...kazakh, ...kazakhCatalogue },
};

/** The messages of a language, for what writes in all of them; a browser would load all three. */
export const getMessages = (language: Language): PlanMessages & CatalogueMessages => MESSAGES[language];
