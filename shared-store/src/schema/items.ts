import * as z from 'zod/mini';

/** The category of a location (docs/specification.md, section 3). */
export const Category = z.enum(['Nature', 'Mountain Routes', 'City Experience']);
export type Category = z.infer<typeof Category>;

/** How hard a mountain route is (docs/specification.md, section 3). */
export const Difficulty = z.enum(['Medium', 'Hard', 'Very Hard']);
export type Difficulty = z.infer<typeof Difficulty>;

/** How strenuous an activity is (docs/specification.md, section 3). */
export const Intensity = z.enum(['Low', 'Medium', 'High']);
export type Intensity = z.infer<typeof Intensity>;

const id = z.int().check(z.positive());
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const description = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

/** A location as an itinerary stores it. `image` is a path or URL, empty when there is no picture. */
export const Location = z.object({
  id,
  name,
  description,
  image: z.string().check(z.maxLength(500)),
  difficulty: z.optional(Difficulty),
  category: Category,
});
export type Location = z.infer<typeof Location>;

/** An activity as an itinerary stores it; its icon is for display only and never part of it. */
export const Activity = z.object({ id, name, description, intensity: Intensity });
export type Activity = z.infer<typeof Activity>;
