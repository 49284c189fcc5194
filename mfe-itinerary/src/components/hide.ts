import { createElement, type ReactNode } from 'react';

/** The part of a message that only screen readers need. */
export const hide = (text: ReactNode) => createElement('span', { className: 'sr-only' }, text);
