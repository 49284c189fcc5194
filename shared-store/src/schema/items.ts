import * as z from 'zod/mini';
import {
  CATEGORIES,
  DIFFICULTIES,
  INTENSITIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGE_LENGTH,
  MAX_NAME_LENGTH,
} from './item-limits.ts';

/** The category of a location (docs/specification.md, section 3). */
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** How hard a mountain route is (docs/specification.md, section 3). */
export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;

/** How strenuous an activity is (docs/specification.md, section 3). */
export const Intensity = z.enum(INTENSITIES);
export type Intensity = z.infer<typeof Intensity>;

const id = z.int().check(z.positive());
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
const description = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DESCRIPTION_LENGTH));

/** A location as an itinerary stores it. `image` is a path or URL, empty when there is no picture. */
export const Location = z.object({
  id,
  name,
  description,
  image: z.string().check(z.maxLength(MAX_IMAGE_LENGTH)),
  difficulty: z.optional(Difficulty),
  category: Category,
});
export type Location = z.infer<typeof Location>;

/** An activity as an itinerary stores it; its icon is for display only and never part of it. */
export const Activity = z.object({ id, name, description, intensity: Intensity });
export type Activity = z.infer<typeof Activity>;
