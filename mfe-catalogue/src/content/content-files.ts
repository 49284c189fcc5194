import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The folder of all content. */
export const CONTENT_FOLDER = import.meta.dirname;

/** The folder of the files that editors own, one per location, named by its slug. */
export const ACCESS_FOLDER = path.join(CONTENT_FOLDER, 'access');

/** The content that is written in YAML, before validation. */
export type ContentFiles = {
  /** Slug -> access file of the location. */
  accessFiles: Readonly<Record<string, unknown>>;
  roads: unknown;
  bases: unknown;
  rules: unknown;
  sampleItineraries: unknown;
  synonyms: unknown;
};

/**
 * Reads the content files.
 *
 * @throws Error with one message per file that is no YAML.
 */
export function readContentFiles(): ContentFiles {
  const errors: string[] = [];
  const read = (name: string): unknown => {
    try {
      return parse(readFileSync(path.join(CONTENT_FOLDER, name), 'utf8'));
    } catch (error) {
      const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
      errors.push(`src/content/${name}: ${message}`);
      return null;
    }
  };
  const slugs = readdirSync(ACCESS_FOLDER)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.basename(file, '.yml'));
  const files = {
    accessFiles: Object.fromEntries(slugs.map((slug) => [slug, read(`access/${slug}.yml`)])),
    roads: read('planning/roads.yml'),
    bases: read('planning/bases.yml'),
    rules: read('planning/rules.yml'),
    sampleItineraries: read('sample-itineraries/sample-itineraries.yml'),
    synonyms: read('search/synonyms.yml'),
  };
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return files;
}
