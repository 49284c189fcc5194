import { LANGUAGES, OWN_NAMES, SHORT_NAMES, toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { use } from 'react';
import { useLocation } from 'react-router';
import { writeLanguageCookie } from './language-cookie.ts';
import { PageLanguages } from './page-languages.ts';

/**
 * Links to this page in each language, which are documents of their own; they keep its search and hash, and the press is remembered
 * (take-presses.ts). A page that is not in a language leads to the home page in it.
 */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const languages = use(PageLanguages)(pathname);
  return (
    <ul className="flex items-center">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={toLanguage(languages.includes(language) ? pathname : '/', language)}
            hrefLang={language}
            lang={language}
            translate="no"
            aria-label={`${SHORT_NAMES[language]} ${OWN_NAMES[language]}`}
            aria-current={language === LANGUAGE || undefined}
            data-keeps-search={languages.includes(language) ? '' : undefined}
            data-cookie={writeLanguageCookie(language)}
            className="inline-flex min-h-11 min-w-9 items-center justify-center px-1 text-note font-[560] text-ink-2 hover:text-display aria-[current]:font-[760] aria-[current]:text-display"
          >
            {SHORT_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
