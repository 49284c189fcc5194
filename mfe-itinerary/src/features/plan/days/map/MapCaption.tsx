import type { ReactNode } from 'react';
import * as m from '#messages';

const linkCopyright = (content: ReactNode) => (
  <a
    href="https://www.openstreetmap.org/copyright"
    rel="noreferrer"
    className="whitespace-nowrap underline decoration-1 underline-offset-4"
  >
    {content}
  </a>
);

/**
 * What is true of a map, and the credit that the licence of OpenStreetMap asks for: every ground is drawn from it.
 * The trip's map links it; another link to the same address at each day would only be one more stop of the keyboard.
 */
export const MapCaption = ({ isLinked = false }: { isLinked?: boolean }) => (
  <p className="mt-2.5 text-[0.875rem] leading-snug text-ink-2">
    <span>{m.planMapCaption}</span>{' '}
    {m.planMapCredit({
      link: (content) => (isLinked ? linkCopyright(content) : <span className="whitespace-nowrap">{content}</span>),
    })}
  </p>
);
