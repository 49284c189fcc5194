import type { ReactNode } from 'react';
import * as m from '#messages';

/** A link to the contacts of a location on its page, which open on it. */
export const AskLink = ({ children = m.contactAsk }: { children?: ReactNode }) => (
  <a href="#ask" className="underline decoration-1 underline-offset-4">
    {children}
  </a>
);
