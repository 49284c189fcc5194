import * as z from 'zod/mini';
import { Activity, Location } from '../schema/index.ts';
import { addActivity, addLocation, emptySelection, type Selection } from './selection.ts';

const Stored = z.object({
  locations: z.catch(z.array(z.unknown()), []),
  activities: z.catch(z.array(z.unknown()), []),
});

const valid = <T>(schema: z.ZodMiniType<T>, entries: readonly unknown[]): T[] =>
  entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

/**
 * Reads a selection out of whatever the browser session held: entries that still are what they should be
 * stay, everything else is left out. Storage is the visitor's to damage, so this never throws.
 */
export function readSelection(stored: unknown): Selection {
  const parsed = Stored.safeParse(stored);
  if (!parsed.success) return emptySelection;
  // Through the transitions, so that a doubled entry can't come in by this door either.
  const withLocations = valid(Location, parsed.data.locations).reduce(addLocation, emptySelection);
  return valid(Activity, parsed.data.activities).reduce(addActivity, withLocations);
}
