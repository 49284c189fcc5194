import type { Itinerary } from '@almaty/store';
import type { ComponentType } from 'react';

/** What a page or an inset of a remote with its own React is given, because the hooks of the shell's React are not for it. */
export type OwnPageProps = {
  /** The path of the page, without its language. */
  path: string;
  /** The itinerary of the whole site: its items now, and the actions on them. */
  itinerary: Itinerary;
};

/** A page for the shell's React: the shell and the prerendering know no other one. */
export type PageOfShell = ComponentType;

/** A page for the remote's own React, which nothing here but that React can render. */
export type OwnPage = unknown;

/** Makes an element of the remote's own React. */
export type CreateOwnElement = (type: OwnPage, props: object, ...children: unknown[]) => unknown;
