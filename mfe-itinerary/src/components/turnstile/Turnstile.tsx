import type { Language } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { useIfLoaded } from '@almaty/ui/loadable';
import { SCRIPT_ID, turnstileCode } from './turnstile-code.ts';
import type { TurnstileControl } from './useTurnstile.ts';

/** Turnstile has no Kazakh. */
const LANGUAGES: Readonly<Record<Language, string>> = { en: 'en', ru: 'ru', kk: 'ru' };

const OPTIONS = {
  appearance: 'interaction-only',
  size: 'flexible',
  theme: 'auto',
  language: LANGUAGES[LANGUAGE],
} as const;

const SCRIPT_OPTIONS = { id: SCRIPT_ID };

/** The Turnstile widget; invisible unless the visitor has to interact with it. */
export function Turnstile({ control: { siteKey, attempt, attach } }: { control: TurnstileControl }) {
  const code = useIfLoaded(turnstileCode, !!siteKey);
  if (!siteKey || !code) return null;
  return (
    <code.Turnstile
      key={attempt}
      ref={attach}
      siteKey={siteKey}
      options={OPTIONS}
      scriptOptions={SCRIPT_OPTIONS}
      className="not-empty:mb-3"
    />
  );
}
