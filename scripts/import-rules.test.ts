import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const root = path.dirname(import.meta.dirname);

/** The rule that an import breaks, the importing file, and the specifier; missing targets are created. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, specifier: string])[] = [
  ['no-cycles', 'shell/src/cycle/a.ts', './b.ts'],
  ['features-are-closed', 'mfe-catalogue/src/features/search/a.ts', '../locations/a.ts'],
  ['features-are-on-top', 'mfe-itinerary/src/lib/a.ts', '../features/request/a.ts'],
  ['remotes-are-independent', 'mfe-catalogue/src/to-shell.ts', '../../shell/src/a.ts'],
  ['remotes-are-independent', 'mfe-catalogue/build/to-remote.ts', '../../mfe-itinerary/src/pages.ts'],
  ['remotes-are-independent', 'mfe-trip-tips/editor/to-remote.ts', '../../mfe-catalogue/src/pages.ts'],
  ['remotes-are-independent', 'mfe-itinerary/src/to-api.ts', '../../api-function/src/a.ts'],
  ['shell-knows-no-remote', 'shell/src/to-remote.ts', '../../mfe-catalogue/src/pages.ts'],
  ['shell-knows-no-remote', 'shell/worker/to-remote.ts', '../../mfe-itinerary/src/pages.ts'],
  ['api-imports-schemas-and-plans', 'api-function/src/to-store.ts', '@almaty/store'],
  ['api-imports-schemas-and-plans', 'api-function/src/to-ui.ts', '@almaty/ui/button'],
  ['api-imports-schemas-and-plans', 'api-function/src/to-estimate.ts', '@almaty/planner/estimate'],
  ['ui-is-a-leaf', 'shared-ui/src/to-store.ts', '@almaty/store'],
  ['ui-is-a-leaf', 'shared-ui/src/to-store-path.ts', '../../shared-store/src/react/index.ts'],
  ['commands-is-a-leaf', 'shared-commands/src/to-dates.ts', '@almaty/dates'],
  ['dates-is-a-leaf', 'shared-dates/src/to-store.ts', '../../shared-store/src/react/index.ts'],
  ['languages-are-a-leaf', 'shared-languages/src/to-dates.ts', '@almaty/dates'],
  ['pictures-are-a-leaf', 'shared-pictures/src/to-ui.ts', '../../shared-ui/src/Button.tsx'],
  ['art-imports-pictures', 'art/src/to-ui.ts', '../../shared-ui/src/Button.tsx'],
  ['content-is-low', 'shared-content/src/to-ui.ts', '@almaty/ui/button'],
  ['editor-of-content', 'shared-content/src/editor/to-ui.ts', '@almaty/ui/button'],
  ['pages-read-generated-content', 'mfe-catalogue/src/content/to-content.ts', '@almaty/content'],
  ['pages-read-generated-content', 'mfe-catalogue/src/features/search/to-build.ts', '../../../build/a.ts'],
  ['pages-read-generated-content', 'mfe-trip-tips/src/components/to-validation.ts', '../validation/a.ts'],
  ['store-is-low', 'shared-store/src/react/to-ui.ts', '../../../shared-ui/src/Button.tsx'],
  ['planner-is-low', 'shared-planner/src/to-store.ts', '@almaty/store/schema'],
  ['solver-knows-no-trip', 'shared-planner/src/solver/to-problem.ts', '../problem/a.ts'],
  ['solver-knows-no-trip', 'shared-planner/src/solver/to-schema.ts', '../schema/a.ts'],
  ['planner-knows-no-bench', 'shared-planner/src/solver/to-bench.ts', '../../bench/toptw/search/a.ts'],
  ['check-is-independent', 'shared-planner/src/check/to-solver.ts', '../solver/a.ts'],
  ['check-is-independent', 'shared-planner/src/check/to-roads.ts', '../roads/a.ts'],
  ['store-layers', 'shared-store/src/store/to-react.ts', '../react/index.ts'],
  ['store-layers', 'shared-store/src/store/to-react-package.ts', 'react'],
  ['schema-layers', 'shared-store/src/schema/to-store.ts', '../store/itinerary-store.ts'],
  ['delivery-knows-no-part', 'shared-delivery/src/testing/to-shell.ts', '../../../shell/src/a.ts'],
  ['delivery-schema-is-a-leaf', 'shared-delivery/src/schema/to-tools.ts', '../publishing/upload.ts'],
  ['delivery-schema-is-a-leaf', 'shared-delivery/src/bucket-reader/to-tools.ts', '../publishing/bucket.ts'],
  ['packages-by-name', 'shell/src/to-ui-path.ts', '../../shared-ui/src/Button.tsx'],
  ['packages-by-name', 'mfe-catalogue/src/to-ui-path.ts', '../../shared-ui/src/Button.tsx'],
  ['tests-are-not-imported', 'mfe-catalogue/src/lib/to-test.ts', '../testing/a.ts'],
];

/** Imports that no rule forbids. */
const ALLOWED: readonly (readonly [file: string, specifier: string])[] = [
  ['mfe-catalogue/src/allowed-store.ts', '@almaty/store'],
  ['mfe-catalogue/src/screens/allowed.ts', '../features/search/a.ts'],
  ['mfe-catalogue/src/features/search/allowed.ts', './c.ts'],
  ['mfe-catalogue/src/features/search/allowed-lib.ts', '../../lib/b.ts'],
  ['mfe-catalogue/src/lib/allowed.test.ts', '../testing/a.ts'],
  ['mfe-catalogue/src/content/allowed.test.ts', '../../build/content/a.ts'],
  ['shared-content/src/allowed.ts', '@almaty/planner/schema'],
  ['api-function/src/allowed-schema.ts', '@almaty/store/schema'],
  ['api-function/src/allowed-release.ts', '@almaty/delivery/schema'],
  ['api-function/src/allowed-reader.ts', '@almaty/delivery/bucket-reader'],
  ['api-function/src/allowed-plan.ts', '@almaty/planner/plan'],
  ['api-function/src/allowed-check.ts', '@almaty/planner/check'],
  ['api-function/src/allowed-messages.ts', '@almaty/planner/messages'],
  ['api-function/src/allowed-languages.ts', '@almaty/planner/all-messages'],
  ['api-function/src/allowed-formats.ts', '@almaty/planner/formats'],
  ['api-function/src/allowed-sources.ts', '@almaty/planner/sources'],
  ['shell/worker/allowed.ts', '@almaty/delivery/schema'],
  ['shared-ui/src/allowed.ts', '@almaty/dates'],
  ['shared-ui/src/allowed-languages.ts', '@almaty/languages'],
  ['shared-planner/src/check/allowed.ts', '../calendar/a.ts'],
  ['shared-planner/src/messages/allowed.ts', '@almaty/languages'],
];

/** A workspace with the package manifests of this one, and no other files than a test's. */
const tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
let broken: string[];

function writeModule(file: string, code = 'export const x = 1;\n') {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), code);
}

function writeImport(file: string, specifier: string) {
  writeModule(file, `import { x } from '${specifier}';\nexport { x };\n`);
  const target = path.join(path.dirname(file), specifier);
  if (specifier.startsWith('.') && !existsSync(path.join(tree, target))) writeModule(target);
}

beforeAll(() => {
  for (const manifest of globSync('*/package.json', { cwd: root, exclude: ['node_modules'] })) {
    const folder = path.dirname(manifest);
    mkdirSync(path.join(tree, folder), { recursive: true });
    cpSync(path.join(root, manifest), path.join(tree, manifest));
    mkdirSync(path.join(tree, 'node_modules/@almaty'), { recursive: true });
    const name = folder.replace(/^(shared|mfe)-/, '');
    symlinkSync(path.join(tree, folder), path.join(tree, 'node_modules/@almaty', name));
  }
  mkdirSync(path.join(tree, 'node_modules/react'));
  writeModule('node_modules/react/index.js');
  for (const target of [
    'shared-store/src/react/index.ts',
    'shared-store/src/schema/index.ts',
    'shared-delivery/src/schema/index.ts',
    'shared-delivery/src/bucket-reader/index.ts',
    'shared-ui/src/Button.tsx',
    'shared-content/src/index.ts',
    'shared-dates/src/index.ts',
    'shared-languages/src/index.ts',
    'shared-planner/src/check/index.ts',
    'shared-planner/src/estimate/index.ts',
    'shared-planner/src/formats/index.ts',
    'shared-planner/src/messages/all-messages.ts',
    'shared-planner/src/messages/index.ts',
    'shared-planner/src/plan/index.ts',
    'shared-planner/src/sources/index.ts',
  ])
    writeModule(target);
  for (const [, file, specifier] of VIOLATIONS) writeImport(file, specifier);
  for (const [file, specifier] of ALLOWED) writeImport(file, specifier);
  writeModule('shell/src/cycle/b.ts', "import { x } from './a.ts';\nexport { x };\n");
  const folders = globSync('*/package.json', { cwd: tree, exclude: ['node_modules'] }).map((file) =>
    path.dirname(file),
  );
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders],
    { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  broken = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true }));

test.each(VIOLATIONS)('%s forbids that %s imports %s', (rule, file) => {
  expect(broken).toContain(`${rule}: ${file}`);
});

test.each(ALLOWED)('no rule forbids that %s imports %s', (file) => {
  expect(broken.filter((violation) => violation.endsWith(`: ${file}`))).toEqual([]);
});

test('every rule is proved by an import that breaks it', () => {
  const names = config.forbidden.map(({ name }) => name);
  expect(names.filter((name) => !VIOLATIONS.some(([rule]) => rule === name))).toEqual([]);
});

describe('the part of the router that remotes share', () => {
  const lint = (code: string) => {
    for (const name of ['biome.json', 'stale-text.grit']) cpSync(path.join(root, name), path.join(tree, name));
    const file = 'mfe-itinerary/src/router.ts';
    writeModule(file, `${code}\nexport default x;\n`);
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), ['lint', '--reporter=json', file], {
      cwd: tree,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
    return diagnostics.map(({ category }) => category);
  };

  test('includes Link', () => {
    expect(lint("import { Link as x } from 'react-router-dom';")).toEqual([]);
  });

  test('does not include Form', () => {
    expect(lint("import { Form as x } from 'react-router-dom';")).toEqual(['lint/style/noRestrictedImports']);
  });
});
