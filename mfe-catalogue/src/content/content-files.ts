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
};

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** Reads the content files. Throws when a file is no YAML. */
export function readContentFiles(): ContentFiles {
  const slugs = readdirSync(ACCESS_FOLDER)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.basename(file, '.yml'));
  const read = (name: string) => readYaml(path.join(CONTENT_FOLDER, name));
  return {
    accessFiles: Object.fromEntries(slugs.map((slug) => [slug, readYaml(path.join(ACCESS_FOLDER, `${slug}.yml`))])),
    roads: read('planning/roads.yml'),
    bases: read('planning/bases.yml'),
    rules: read('planning/rules.yml'),
    sampleItineraries: read('sample-itineraries/sample-itineraries.yml'),
  };
}
