import type { Landscape } from './renderer/landscape.ts';
import type { PosterColor, Traits } from './traits.ts';

/** A picture of the guide: data, and at most one function for the shape of its ground. */
export type Scene = {
  /** What it stands for: the pages of each kind carry what they need of their own pictures only. */
  kind: 'location' | 'activity' | 'home';
  /** The name of what it shows, as the catalogue writes it. */
  title: string;
  /** What is to be seen, for somebody who doesn't see it. */
  alt: string;
  /** The point that must stay in view, in percent from the left and from the top. */
  focus: readonly [x: number, y: number];
  /** The colour of the strip below it. */
  color: PosterColor;
  traits: Traits;
  /** Pixels of the largest output; 1200 x 900 unless told otherwise. */
  size?: { width: number; height: number };
  /** Made on demand, because a ground takes seconds. */
  landscape: () => Landscape;
};
