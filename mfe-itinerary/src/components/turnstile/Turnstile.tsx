import { lazy, Suspense } from 'react';
import type { TurnstileControl } from './useTurnstile.ts';

/** Loaded only on sites that use Turnstile. */
const Widget = lazy(async () => ({ default: (await import('@marsidev/react-turnstile')).Turnstile }));

const OPTIONS = { appearance: 'interaction-only', size: 'flexible', theme: 'auto', language: 'en' } as const;

/** The Turnstile widget; invisible unless the visitor has to interact with it. */
export function Turnstile({ control: { siteKey, attach } }: { control: TurnstileControl }) {
  if (!siteKey) return null;
  return (
    <Suspense fallback={null}>
      <Widget ref={attach} siteKey={siteKey} options={OPTIONS} className="not-empty:mb-3" />
    </Suspense>
  );
}
