import { type Language, toLanguage } from '@almaty/languages';
import { safeLocalStorage } from '@almaty/store/safe-storage';
import { createElement } from 'react';
import { listRunningLanguages } from '../parts/federation-runtime.ts';
import { toast } from '../toasts/lazy-toast.ts';
import { hasChosenLanguage, rememberLanguage } from './remember-language.ts';

const OFFERED_KEY = 'almaty-language-offered';

/** How long the offer is shown, in milliseconds: longer than a message that asks for nothing. */
const SHOWN_MS = 20_000;

/** The offer, in the language that it offers. */
const OFFERS: Readonly<Record<Language, { text: string; button: string }>> = {
  en: { text: 'This page is in English too.', button: 'Open' },
  ru: { text: 'Эта страница есть и на русском.', button: 'Открыть' },
  kk: { text: 'Бұл бет қазақша да бар.', button: 'Ашу' },
};

/**
 * Offers the page in the language that the browser prefers, once in a browser, to who has chosen none, and only if there is such
 * a page: nobody is led anywhere by the language of a browser.
 */
export function offerLanguage(language: Language): void {
  if (hasChosenLanguage() || safeLocalStorage.getItem(OFFERED_KEY)) return;
  if (!listRunningLanguages(location.pathname).includes(language)) return;
  safeLocalStorage.setItem(OFFERED_KEY, language);
  const { text, button } = OFFERS[language];
  // It is read aloud and translated by its own language, which is not that of the page.
  const mark = (words: string) => createElement('span', { lang: language }, words);
  toast(mark(text), {
    duration: SHOWN_MS,
    action: {
      label: mark(button),
      onClick: () => {
        rememberLanguage(language);
        location.assign(toLanguage(location.pathname, language) + location.search + location.hash);
      },
    },
  });
}
