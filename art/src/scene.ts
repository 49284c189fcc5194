import type { PosterColor, Traits } from '@almaty/pictures/node';
import type { Landscape } from './renderer/landscape.ts';

/** The description of a picture: data, and at most one function for the shape of its terrain. */
export type Scene = {
  /** What the picture shows; a plain one stands for others. Pages load the data of their own kind of pictures only. */
  kind: 'location' | 'activity' | 'plain' | 'home';
  /** The name of the location or activity, as in the catalogue. */
  title: string;
  /** The alt text. */
  alt: string;
  /** The focal point, in percent from the left and from the top; it stays visible when the picture is cropped. */
  focus: readonly [x: number, y: number];
  /** The colour of the poster's caption. */
  color: PosterColor;
  traits: Traits;
  /** Size of the largest file in pixels; 1200 x 900 by default. */
  size?: { width: number; height: number };
  /** Creates the landscape; calculating its terrain takes seconds. */
  landscape: () => Landscape;
};
