import * as z from 'zod/mini';

/** A control, by its role and its accessible name; `sends` is the path that its request goes to. */
const ControlPress = z.object({
  role: z.enum(['button', 'checkbox', 'link', 'tab']),
  name: z.string(),
  sends: z.optional(z.string()),
});

/** A text that is typed into the field with a label. */
const FieldPress = z.object({ field: z.string(), text: z.string() });

/** What a visitor presses or types. */
export const Press = z.union([ControlPress, FieldPress]);
export type Press = z.infer<typeof Press>;

/** Items as the itinerary stores them, which checks each of them itself. */
const Items = z.array(z.looseObject({ name: z.string() }));

/** What a visitor presses on a page, in this order, and has selected before. */
export const PagePresses = z.object({
  selected: z.optional(z.object({ locations: Items, activities: Items })),
  presses: z.array(Press).check(z.minLength(1)),
});
export type PagePresses = z.infer<typeof PagePresses>;
