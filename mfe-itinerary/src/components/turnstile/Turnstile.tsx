import type { Language } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { loadable, useLoadable } from '@almaty/ui/loadable';
import type { Turnstile as TurnstileWidget } from '@marsidev/react-turnstile';
import { type ComponentProps, Suspense } from 'react';
import type { TurnstileControl } from './useTurnstile.ts';

/** Loaded only on sites that use Turnstile. */
const widget = loadable(() => import('@marsidev/react-turnstile'));

/** Turnstile has no Kazakh. */
const LANGUAGES: Readonly<Record<Language, string>> = { en: 'en', ru: 'ru', kk: 'ru' };

const OPTIONS = {
  appearance: 'interaction-only',
  size: 'flexible',
  theme: 'auto',
  language: LANGUAGES[LANGUAGE],
} as const;

function Widget(props: ComponentProps<typeof TurnstileWidget>) {
  const code = useLoadable(widget);
  return <code.Turnstile {...props} />;
}

/** The Turnstile widget; invisible unless the visitor has to interact with it. */
export function Turnstile({ control: { siteKey, attach } }: { control: TurnstileControl }) {
  if (!siteKey) return null;
  return (
    <Suspense fallback={null}>
      <Widget ref={attach} siteKey={siteKey} options={OPTIONS} className="not-empty:mb-3" />
    </Suspense>
  );
}
