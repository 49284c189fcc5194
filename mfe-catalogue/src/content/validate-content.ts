import { validateAccessFile } from '@almaty/planner/access-file';
import { Activity } from '@almaty/store/schema';
import * as z from 'zod/mini';
import type { ContentFiles } from './content-files.ts';
import { BasesFile, RoadsFile, RulesFile } from './planning/schema.ts';
import { type PlanningReferences, validatePlanning } from './planning/validate-planning.ts';
import { SampleItineraries } from './sample-itineraries/schema.ts';
import { ActivityFacts, CatalogueLocation, LocationFacts } from './schema.ts';
import { Synonyms } from './search/schema.ts';
import { validateSynonyms } from './search/validate-synonyms.ts';

/** The content of all files, before validation. */
export type Content = ContentFiles & {
  /** File in `src/content` -> its locations. */
  locationFiles: Readonly<Record<string, readonly unknown[]>>;
  activities: readonly unknown[];
  /** Slug -> facts of the location. */
  locationFacts: Readonly<Record<string, unknown>>;
  /** Id -> facts of the activity. */
  activityFacts: Readonly<Record<string, unknown>>;
};

z.config(z.locales.en());

const SYNONYMS_FILE = 'src/content/search/synonyms.yml';

type Issue = { path: readonly PropertyKey[]; message: string };

/** Formats errors as `<source>: <field>: <message>`. */
const formatIssues = (issues: readonly Issue[], source: string): string[] =>
  issues.map(({ path, message }) => [source, path.join('.'), message].filter(Boolean).join(': '));

const validateEntry = (schema: z.core.$ZodType, entry: unknown, source: string): string[] =>
  formatIssues(z.safeParse(schema, entry).error?.issues ?? [], source);

const getEntryName = (entry: unknown, index: number) =>
  typeof entry === 'object' && entry && 'name' in entry ? String(entry.name) : `entry ${index + 1}`;

const validateEntries = (schema: z.core.$ZodType, entries: readonly unknown[], file: string) =>
  entries.flatMap((entry, index) => validateEntry(schema, entry, `${file}: ${getEntryName(entry, index)}`));

function findDuplicates(values: readonly unknown[], field: string): string[] {
  const duplicates = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...duplicates].map((value) => `src/content: two locations have the ${field} ${String(value)}`);
}

function validateEveryEntry(content: Content): string[] {
  const { locationFiles, activities, locationFacts, activityFacts, accessFiles, roads, bases, rules } = content;
  const getField = (name: string) =>
    Object.values(locationFiles)
      .flat()
      .map((location) => (location as Record<string, unknown>)[name]);
  const slugs = getField('slug').map(String);
  const missing = (what: string, key: string, file: string) => `src/content/${file}: there ${what} for ${key}`;
  const unknownSlug = (slug: string, file: string) => `src/content/${file}: there is no location with the slug ${slug}`;
  return [
    ...Object.entries(locationFiles).flatMap(([file, entries]) =>
      validateEntries(CatalogueLocation, entries, `src/content/${file}`),
    ),
    ...validateEntries(Activity, activities, 'src/content/activities.ts'),
    ...findDuplicates(getField('id'), 'id'),
    ...findDuplicates(slugs, 'slug'),
    ...slugs.filter((slug) => !(slug in locationFacts)).map((slug) => missing('are no facts', slug, 'facts/index.ts')),
    ...slugs.filter((slug) => !(slug in accessFiles)).map((slug) => missing('is no access file', slug, 'access')),
    ...Object.entries(locationFacts).flatMap(([slug, facts]) =>
      slugs.includes(slug)
        ? validateEntry(LocationFacts, facts, `src/content/facts/${slug}.ts`)
        : [unknownSlug(slug, `facts/${slug}.ts`)],
    ),
    ...Object.entries(accessFiles).flatMap(([slug, file]) =>
      slugs.includes(slug)
        ? formatIssues(validateAccessFile(file), `src/content/access/${slug}.yml`)
        : [unknownSlug(slug, `access/${slug}.yml`)],
    ),
    ...activities
      .map((activity) => String((activity as Record<string, unknown>).id))
      .filter((id) => !(id in activityFacts))
      .map((id) => missing('are no facts', `the activity ${id}`, 'facts/activities')),
    ...Object.entries(activityFacts).flatMap(([id, facts]) =>
      validateEntry(ActivityFacts, facts, `src/content/facts/activities: ${id}`),
    ),
    ...validateEntry(RoadsFile, roads, 'src/content/planning/roads.yml'),
    ...validateEntry(BasesFile, bases, 'src/content/planning/bases.yml'),
    ...validateEntry(RulesFile, rules, 'src/content/planning/rules.yml'),
    ...validateEntry(
      SampleItineraries,
      content.sampleItineraries,
      'src/content/sample-itineraries/sample-itineraries.yml',
    ),
    ...validateEntry(Synonyms, content.synonyms, SYNONYMS_FILE),
  ];
}

function validateSynonymReferences(content: Content, { locations, activityFacts }: PlanningReferences): string[] {
  const references = {
    slugs: locations.map(({ slug }) => slug),
    activityLocations: Object.fromEntries(
      Object.entries(activityFacts).map(([id, { locationIds }]) => [id, locationIds.value]),
    ),
  };
  return validateSynonyms(z.parse(Synonyms, content.synonyms), references).map(
    (message) => `${SYNONYMS_FILE}: ${message}`,
  );
}

/** Validates the content of all files. Returns one message per error; none when the content can be published. */
export function validateContent(content: Content): string[] {
  const errors = validateEveryEntry(content);
  if (errors.length > 0) return errors;
  // Every entry is valid, so the types hold.
  const { locationFiles, bases, ...valid } = content;
  const references = { ...valid, ...(bases as BasesFile), locations: Object.values(locationFiles).flat() };
  const planning = references as unknown as PlanningReferences;
  return [...validatePlanning(planning), ...validateSynonymReferences(content, planning)];
}
