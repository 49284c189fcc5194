import { z } from 'zod';

/**
 * The traits that distinguish pictures. Neighbours in a grid of the site have at most one in common, so that no two look
 * alike (docs/art-direction.md).
 */
export const traitsSchema = z.strictObject({
  time: z.enum(['dawn', 'morning', 'noon', 'afternoon', 'golden', 'dusk', 'night']),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  /** The dominant colour. */
  palette: z.enum(['blossom', 'canyon', 'gold', 'green', 'indigo', 'lagoon', 'rose', 'sand', 'snow', 'stone']),
  viewpoint: z.enum(['above', 'axis', 'close', 'far', 'front', 'low']),
  archetype: z.enum([
    'avenue',
    'building',
    'canyon',
    'dune',
    'gorge',
    'lake valley',
    'market stall',
    'peak',
    'plateau',
    'ridges',
    'waterfall',
  ]),
});
export type Traits = z.infer<typeof traitsSchema>;

/** The colours of posters; `@almaty/ui/poster` defines what each looks like (docs/design-system.md). */
export const posterColorSchema = z.enum(['canyon', 'lagoon', 'pine', 'spruce', 'dusk', 'ochre', 'steppe', 'slate']);
export type PosterColor = z.infer<typeof posterColorSchema>;

/** The names of the traits. */
const TRAITS = ['time', 'season', 'palette', 'viewpoint', 'archetype'] as const satisfies (keyof Traits)[];

/** The names of the traits that two pictures have in common. */
export const findSharedTraits = (a: Traits, b: Traits) => TRAITS.filter((trait) => a[trait] === b[trait]);
