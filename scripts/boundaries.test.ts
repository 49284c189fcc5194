import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** A tree with nothing in it but the workspace's lint rules. */
const tree = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
cpSync(path.join(root, 'biome.json'), path.join(tree, 'biome.json'));
afterAll(() => rmSync(tree, { recursive: true }));

/** The import rules that a file with this content breaks at this place. */
function brokenRules(file: string, code: string): string[] {
  const full = path.join(tree, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${code}\nexport default x;\n`);
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), ['lint', '--reporter=json', full], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics, summary } = JSON.parse(stdout);
  expect(summary.unchanged + summary.changed).toBe(1);
  return diagnostics.map(({ category }: { category: string }) => category);
}

test.each([
  ['a remote, the shell', 'mfe-catalogue/src/a.ts', "import { x } from '../../shell/src/app/pages.ts';"],
  ['a remote, another remote', 'mfe-catalogue/src/a.ts', "import { x } from '../../mfe-itinerary/src/pages.ts';"],
  ['a remote, another remote by name', 'mfe-trip-tips/src/a.ts', "import { x } from '@almaty/catalogue';"],
  ['a remote, the API', 'mfe-itinerary/src/a.ts', "import { x } from '@almaty/api';"],
  [
    'a remote, an unshared part of the router',
    'mfe-itinerary/src/a.ts',
    "import { Form as x } from 'react-router-dom';",
  ],
  ['the shell, a remote', 'shell/src/a.ts', "import { x } from '../../mfe-catalogue/src/pages.ts';"],
  ["the shell's Worker, a remote", 'shell/worker/a.ts', "import { x } from '@almaty/itinerary';"],
  ['shared-ui, the store', 'shared-ui/src/a.ts', "import { x } from '@almaty/store';"],
  ['the schema, the store', 'shared-store/src/schema/a.ts', "import { x } from '../store/store.ts';"],
  ['the store, React', 'shared-store/src/store/a.ts', "import { x } from '../react/index.ts';"],
  ['the API, the store', 'api-function/src/a.ts', "import { x } from '@almaty/store';"],
  ['the API, the design system', 'api-function/src/a.ts', "import { x } from '@almaty/ui/button';"],
])('the rule fires: %s', (_, file, code) => {
  expect(brokenRules(file, code)).toEqual(['lint/style/noRestrictedImports']);
});

test.each([
  ['a remote, the store', 'mfe-catalogue/src/a.ts', "import { useItinerary as x } from '@almaty/store';"],
  ['a remote, the shared router', 'mfe-catalogue/src/a.ts', "import { Link as x } from 'react-router-dom';"],
  ['the API, the schema', 'api-function/src/a.ts', "import { Location as x } from '@almaty/store/schema';"],
  ['the shell, the store', 'shell/src/a.ts', "import { useItinerary as x } from '@almaty/store';"],
])('and lets pass what is allowed: %s', (_, file, code) => {
  expect(brokenRules(file, code)).toEqual([]);
});
