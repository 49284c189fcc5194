import { z } from 'zod';

/** What keeps pictures apart: neighbours in a grid of the site share at most one of these (issue 5, "Variety"). */
export const traitsSchema = z.strictObject({
  time: z.enum(['dawn', 'morning', 'noon', 'afternoon', 'golden', 'dusk', 'night']),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  /** The colour one remembers. */
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

/** The colours that posters are printed in (look.md, "Poster strips"); `@almaty/ui/poster` knows what each looks like. */
export const posterColorSchema = z.enum(['canyon', 'lagoon', 'pine', 'spruce', 'dusk', 'ochre', 'steppe', 'slate']);
export type PosterColor = z.infer<typeof posterColorSchema>;

/** The traits in the order of the table. */
export const TRAITS = ['time', 'season', 'palette', 'viewpoint', 'archetype'] as const satisfies (keyof Traits)[];

/** The traits that two pictures have in common. */
export const findSharedTraits = (a: Traits, b: Traits) => TRAITS.filter((trait) => a[trait] === b[trait]);
