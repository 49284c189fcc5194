import { Activity } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { ActivityFacts, CatalogueLocation, LocationFacts } from './schema.ts';

/** The content of all files, before validation. */
export type Content = {
  /** File in `src/content` -> its locations. */
  locationFiles: Readonly<Record<string, readonly unknown[]>>;
  activities: readonly unknown[];
  /** Slug -> facts of the location. */
  locationFacts: Readonly<Record<string, unknown>>;
  /** Id -> facts of the activity. */
  activityFacts: Readonly<Record<string, unknown>>;
};

z.config(z.locales.en());

/** Validates one entry. Each error is `<source>: <field>: <message>`. */
function validateEntry(schema: z.core.$ZodType, entry: unknown, source: string): string[] {
  const { error } = z.safeParse(schema, entry);
  return (error?.issues ?? []).map(({ path, message }) => [source, path.join('.'), message].filter(Boolean).join(': '));
}

const getEntryName = (entry: unknown, index: number) =>
  typeof entry === 'object' && entry && 'name' in entry ? String(entry.name) : `entry ${index + 1}`;

const validateEntries = (schema: z.core.$ZodType, entries: readonly unknown[], file: string) =>
  entries.flatMap((entry, index) => validateEntry(schema, entry, `${file}: ${getEntryName(entry, index)}`));

function findDuplicates(values: readonly unknown[], field: string): string[] {
  const duplicates = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...duplicates].map((value) => `src/content: two locations have the ${field} ${String(value)}`);
}

/** Validates the content of all files. Returns one message per error; none when the content can be published. */
export function validateContent({ locationFiles, activities, locationFacts, activityFacts }: Content): string[] {
  const getField = (name: string) =>
    Object.values(locationFiles)
      .flat()
      .map((location) => (location as Record<string, unknown>)[name]);
  const slugs = getField('slug').map(String);
  const missingFacts = (key: string, file: string) => `src/content/facts/${file}: there are no facts for ${key}`;
  return [
    ...Object.entries(locationFiles).flatMap(([file, entries]) =>
      validateEntries(CatalogueLocation, entries, `src/content/${file}`),
    ),
    ...validateEntries(Activity, activities, 'src/content/activities.ts'),
    ...findDuplicates(getField('id'), 'id'),
    ...findDuplicates(slugs, 'slug'),
    ...slugs.filter((slug) => !(slug in locationFacts)).map((slug) => missingFacts(slug, 'index.ts')),
    ...Object.entries(locationFacts).flatMap(([slug, facts]) =>
      slugs.includes(slug)
        ? validateEntry(LocationFacts, facts, `src/content/facts/${slug}.ts`)
        : [`src/content/facts/${slug}.ts: there is no location with the slug ${slug}`],
    ),
    ...activities
      .map((activity) => String((activity as Record<string, unknown>).id))
      .filter((id) => !(id in activityFacts))
      .map((id) => missingFacts(`the activity ${id}`, 'activities.ts')),
    ...Object.entries(activityFacts).flatMap(([id, facts]) =>
      validateEntry(ActivityFacts, facts, `src/content/facts/activities.ts: ${id}`),
    ),
  ];
}
