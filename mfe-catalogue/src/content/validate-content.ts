import { Activity } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { ActivityFacts, Place, PlaceFacts } from './schema.ts';

/** Content as it stands in the files, before anybody has looked at it. */
export type Content = {
  /** File in `src/content` -> its places. */
  places: Readonly<Record<string, readonly unknown[]>>;
  activities: readonly unknown[];
  /** Slug -> what is known. */
  placeFacts: Readonly<Record<string, unknown>>;
  /** Id -> what is known. */
  activityFacts: Readonly<Record<string, unknown>>;
};

z.config(z.locales.en());

/** What is wrong with one entry, each as `<file>: <entry>: <field>: <why>`. */
function problemsOf(schema: z.core.$ZodType, entry: unknown, where: string): string[] {
  const { error } = z.safeParse(schema, entry);
  return (error?.issues ?? []).map(({ path, message }) => [where, path.join('.'), message].filter(Boolean).join(': '));
}

const nameOf = (entry: unknown, at: number) =>
  typeof entry === 'object' && entry && 'name' in entry ? String(entry.name) : `entry ${at + 1}`;

const listed = (schema: z.core.$ZodType, entries: readonly unknown[], file: string) =>
  entries.flatMap((entry, at) => problemsOf(schema, entry, `${file}: ${nameOf(entry, at)}`));

function twice(values: readonly unknown[], what: string): string[] {
  const repeated = new Set(values.filter((value, at) => values.indexOf(value) !== at));
  return [...repeated].map((value) => `src/content: ${what} ${String(value)} stands twice`);
}

/** Everything that is wrong with the content; empty when it can be published. */
export function problemsWith({ places, activities, placeFacts, activityFacts }: Content): string[] {
  const fields = (name: string) =>
    Object.values(places)
      .flat()
      .map((place) => (place as Record<string, unknown>)[name]);
  const slugs = fields('slug').map(String);
  const missing = (key: string, file: string) => `src/content/facts/${file}: there are no facts for ${key}`;
  return [
    ...Object.entries(places).flatMap(([file, entries]) => listed(Place, entries, `src/content/${file}`)),
    ...listed(Activity, activities, 'src/content/activities.ts'),
    ...twice(fields('id'), 'the place id'),
    ...twice(slugs, 'the address'),
    ...slugs.filter((slug) => !(slug in placeFacts)).map((slug) => missing(slug, 'index.ts')),
    ...Object.entries(placeFacts).flatMap(([slug, facts]) =>
      slugs.includes(slug)
        ? problemsOf(PlaceFacts, facts, `src/content/facts/${slug}.ts`)
        : [`src/content/facts/${slug}.ts: there is no place with the address ${slug}`],
    ),
    ...activities
      .map((activity) => String((activity as Record<string, unknown>).id))
      .filter((id) => !(id in activityFacts))
      .map((id) => missing(`the activity ${id}`, 'activities.ts')),
    ...Object.entries(activityFacts).flatMap(([id, facts]) =>
      problemsOf(ActivityFacts, facts, `src/content/facts/activities.ts: ${id}`),
    ),
  ];
}
