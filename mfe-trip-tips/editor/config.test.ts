// @vitest-environment happy-dom

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { type Collection, collections } from '../src/schema/collections.ts';
import { editorConfig } from './config.ts';

type Field = { name: string; label: string; widget: string; required: boolean; fields?: Field[] } & Record<
  string,
  unknown
>;
type Entries = { name: string; fields: Field[] };

const SITE = 'https://guide.test';
const config = editorConfig('', SITE);
const all = config.collections.flatMap(({ name, fields = [], files = [] }) => [
  ...(fields.length > 0 ? [{ name, fields }] : []),
  ...files.map((file) => ({ name: file.name, fields: file.fields })),
]) as Entries[];
const fieldsOf = (id: string) => all.find(({ name }) => name === id)?.fields ?? [];

/** Each key that a schema has, with whether it must be there. */
const keysOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, field]) => [name, !(field as z.ZodType).isOptional()]);
const written = (fields: readonly Field[]) => fields.map(({ name, required }) => [name, required]);

describe.each<[string, Collection]>(Object.entries(collections))('%s', (id, { schema }) => {
  test("the editor's screen has the schema's fields, in its order, and asks for those that must be there", () => {
    expect(written(fieldsOf(id))).toEqual(keysOf(schema));
  });

  test('every field has a name that people read', () => {
    for (const { label, fields = [] } of fieldsOf(id))
      for (const text of [label, ...fields.map((field) => field.label)]) expect(text).toMatch(/^[A-Z]/);
  });

  test('the items of its list are those of the schema', () => {
    const items = schema.shape.items as z.ZodArray<z.ZodObject> | undefined;
    const list = fieldsOf(id).find(({ name }) => name === 'items');
    expect(written(list?.fields ?? [])).toEqual(items ? keysOf(items.element) : []);
  });
});

test('bounds and choices are those of the schema', () => {
  const [title, season] = fieldsOf('best-times');
  expect(title).toMatchObject({ widget: 'string', pattern: ['^[\\s\\S]{1,48}$', 'Write at most 48 characters'] });
  expect(season).toMatchObject({ widget: 'select', options: ['hiking', 'skiing'] });
  const months = fieldsOf('climate').find(({ name }) => name === 'items');
  expect(months).toMatchObject({ widget: 'list', min: 12, max: 12, label_singular: 'month' });
  expect(months?.fields?.[1]).toMatchObject({ widget: 'number', value_type: 'float', min: -12, max: 33 });
});

test('with a repository each change is a pull request, signed in through the site', () => {
  expect(editorConfig('owner/guide', SITE)).toMatchObject({
    backend: {
      name: 'github',
      repo: 'owner/guide',
      branch: 'main',
      base_url: SITE,
      auth_endpoint: 'api/editor/sign-in',
    },
    publish_mode: 'editorial_workflow',
  });
  // These would be written to the main branch at once.
  const folders = (repository: string) => editorConfig(repository, SITE).collections.filter(({ folder }) => folder);
  expect(folders('owner/guide').some((each) => each.delete)).toBe(false);
  expect(folders('').every((each) => each.delete)).toBe(true);
});

/** The parts of Decap CMS that check a configuration. The editor's own build leaves them out (build.ts). */
const DECAP = `
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
  // A build's own bundle is imported as Node would import it (vitest.config.ts).
  const outfile = path.join(folder, 'dist/decap.mjs');
  let validateConfig: (config: unknown) => void;

  beforeAll(async () => {
    const stdin = { contents: DECAP, resolveDir: import.meta.dirname };
    await build({ stdin, outfile, bundle: true, format: 'esm', logLevel: 'error' });
    const {
      validateConfig: validate,
      registerWidget,
      registerCustomFormat,
      ...schemas
    } = await import(pathToFileURL(outfile).href);
    for (const name of ['string', 'boolean']) registerWidget(name, () => null);
    for (const [name, schema] of Object.entries(schemas)) registerWidget(name, () => null, undefined, schema);
    for (const name of ['tip', 'list']) registerCustomFormat(name, 'md', {});
    validateConfig = validate;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['', 'owner/guide'])('takes the configuration with the repository %j', (repository) => {
    expect(() => validateConfig(editorConfig(repository, SITE))).not.toThrow();
  });

  test('refuses one that is wrong', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = { ...config, publish_mode: 'now', collections: [{ name: 'a' }] };
    expect(() => validateConfig(wrong)).toThrow(/publish_mode/);
    expect(complaint).toHaveBeenCalled();
  });
});
