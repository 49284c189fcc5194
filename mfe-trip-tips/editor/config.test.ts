// @vitest-environment happy-dom

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { type Collection, collections } from '../src/schema/collections.ts';
import { createEditorConfig } from './config.ts';

type Field = { name: string; label: string; widget: string; required: boolean; fields?: Field[] } & Record<
  string,
  unknown
>;
type FieldList = { name: string; fields: Field[] };

const EDITOR = 'https://edit.guide.test';
const config = createEditorConfig('', EDITOR);
const fieldLists = config.collections.flatMap(({ name, fields = [], files = [] }) => [
  ...(fields.length > 0 ? [{ name, fields }] : []),
  ...files.map((file) => ({ name: file.name, fields: file.fields })),
]) as FieldList[];
const getFields = (id: string) => fieldLists.find(({ name }) => name === id)?.fields ?? [];

/** The name of each field of a schema, and whether it is required. */
const listSchemaFields = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, field]) => [name, !(field as z.ZodType).isOptional()]);
/** The name of each field of the editor screen, and whether it is required. */
const listEditorFields = (fields: readonly Field[]) => fields.map(({ name, required }) => [name, required]);

describe.each<[string, Collection]>(Object.entries(collections))('%s', (id, { schema }) => {
  test('the editor screen has the fields of the schema in the same order, and requires the same ones', () => {
    expect(listEditorFields(getFields(id))).toEqual(listSchemaFields(schema));
  });

  test('every field has a label that starts with a capital letter', () => {
    for (const { label, fields = [] } of getFields(id))
      for (const text of [label, ...fields.map((field) => field.label)]) expect(text).toMatch(/^[A-Z]/);
  });

  test('the items of its list have the fields of the schema', () => {
    const items = schema.shape.items as z.ZodArray<z.ZodObject> | undefined;
    const list = getFields(id).find(({ name }) => name === 'items');
    expect(listEditorFields(list?.fields ?? [])).toEqual(items ? listSchemaFields(items.element) : []);
  });
});

test('limits and options are those of the schema', () => {
  const [title, season] = getFields('best-times');
  expect(title?.fields?.[0]).toMatchObject({
    label: 'Title (English)',
    widget: 'string',
    pattern: ['^[\\s\\S]{1,48}$', 'Write at most 48 characters'],
  });
  expect(season).toMatchObject({ widget: 'select', options: ['hiking', 'skiing'] });
  const months = getFields('climate').find(({ name }) => name === 'items');
  expect(months).toMatchObject({ widget: 'list', min: 12, max: 12, label_singular: 'month' });
  expect(months?.fields?.[1]).toMatchObject({ widget: 'number', value_type: 'float', min: -12, max: 33 });
});

test('with a repository, editors sign in on the editor’s own origin and each change is a pull request', () => {
  expect(createEditorConfig('owner/guide', EDITOR)).toMatchObject({
    backend: {
      name: 'github',
      repo: 'owner/guide',
      branch: 'main',
      base_url: EDITOR,
      auth_endpoint: 'api/editor/sign-in',
    },
    publish_mode: 'editorial_workflow',
    // The address in its header is the page of the site.
    site_url: 'https://guide.test/plan-trip',
  });
  // Decap would delete files on the main branch directly.
  const listFolders = (repository: string) =>
    createEditorConfig(repository, EDITOR).collections.filter(({ folder, name }) => folder && name !== 'access');
  expect(listFolders('owner/guide').some((folder) => folder.delete)).toBe(false);
  expect(listFolders('').every((folder) => folder.delete)).toBe(true);
});

/** The parts of Decap CMS that validate a configuration; the editor's own build replaces them (build-plugin.ts). */
const DECAP_VALIDATION = `
export { validateConfig } from 'decap-cms-core/dist/esm/constants/configSchema';
export { registerWidget, registerCustomFormat } from 'decap-cms-core/dist/esm/lib/registry';
export { default as datetime } from 'decap-cms-widget-datetime/dist/esm/schema';
export { default as list } from 'decap-cms-widget-list/dist/esm/schema';
export { default as markdown } from 'decap-cms-widget-markdown/dist/esm/schema';
export { default as number } from 'decap-cms-widget-number/dist/esm/schema';
export { default as select } from 'decap-cms-widget-select/dist/esm/schema';
`;

describe('Decap CMS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'decap-'));
  // Vitest imports a bundle in a folder called dist without transforming it (vitest.config.ts).
  const outfile = path.join(folder, 'dist/decap.mjs');
  let validateConfig: (config: unknown) => void;

  beforeAll(async () => {
    const stdin = { contents: DECAP_VALIDATION, resolveDir: import.meta.dirname };
    await build({ stdin, outfile, bundle: true, format: 'esm', logLevel: 'error' });
    const {
      validateConfig: validate,
      registerWidget,
      registerCustomFormat,
      ...schemas
    } = await import(pathToFileURL(outfile).href);
    for (const name of ['string', 'boolean', 'object']) registerWidget(name, () => null);
    for (const [name, schema] of Object.entries(schemas)) registerWidget(name, () => null, undefined, schema);
    for (const name of ['entry', 'location']) registerCustomFormat(name, 'yml', {});
    validateConfig = validate;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['', 'owner/guide'])('accepts the configuration with the repository %j', (repository) => {
    expect(() => validateConfig(createEditorConfig(repository, EDITOR))).not.toThrow();
  });

  test('refuses an invalid configuration', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const invalid = { ...config, publish_mode: 'now', collections: [{ name: 'a' }] };
    expect(() => validateConfig(invalid)).toThrow(/publish_mode/);
    expect(consoleError).toHaveBeenCalled();
  });
});
