import { lazy, Suspense } from 'react';
import type { RobotCheck } from './useRobotCheck.ts';

/** Only a site with the check loads what shows it. */
const Turnstile = lazy(async () => ({ default: (await import('@marsidev/react-turnstile')).Turnstile }));

const options = { appearance: 'interaction-only', size: 'flexible', theme: 'auto', language: 'en' } as const;

/** Shows nothing as long as the visitor has nothing to do for the check. */
export function RobotCheckWidget({ check: { siteKey, widget } }: { check: RobotCheck }) {
  if (!siteKey) return null;
  return (
    <Suspense fallback={null}>
      <Turnstile ref={widget} siteKey={siteKey} options={options} className="not-empty:mb-3" />
    </Suspense>
  );
}
