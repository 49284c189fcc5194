import type { ComponentType } from 'react';

/**
 * What a remote says of an inset: the export `inset` of a file in its `src/insets`. An inset is a piece of HTML for the pages of
 * other remotes, which have a slot for it (`@almaty/ui/slot`). It has no code in a browser, and no address of its own.
 */
export type Inset = {
  /** Names it, such as `/plan-trip/before-you-go/:kind`, in the remote's part of the site. */
  route: string;
  /** Every path that is an inset, of a route with a parameter. */
  paths?: () => readonly string[];
  /** What it is called. Visitors read it in the inset itself. */
  title: string;
};

/** A file of `src/insets`: its default export is the component, which takes no props; its style sheet stands beside it. */
export type InsetModule = { inset: Inset; default: ComponentType };
