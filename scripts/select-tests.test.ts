import path from 'node:path';
import { expect, test } from 'vitest';
import { readPackageGraph } from '../shared-delivery/src/workspace/workspace.ts';
import { findAffected, readImports } from './affected-files.ts';
import { isWorkerAffected, selectBrowserTests, selectPackages, selectUnitTests } from './select-tests.ts';

const ROOT = path.dirname(import.meta.dirname);
const graph = readPackageGraph(ROOT);
const imports = await readImports(graph, ROOT);

/** Selects for files of this workspace that have changed. */
function select(...files: readonly string[]) {
  const affected = findAffected(files, graph, imports);
  if (!affected) return null;
  return {
    types: [...selectPackages(affected)].sort(),
    unit: selectUnitTests(affected),
    api: isWorkerAffected(affected, 'api-function'),
    edge: isWorkerAffected(affected, 'shell'),
    browser: selectBrowserTests(affected),
  };
}

test('a change of a shared component runs the tests of the remotes that use it', () => {
  const selected = select('shared-ui/src/Tabs.tsx');
  expect(selected).toMatchObject({
    types: ['mfe-catalogue', 'shared-ui'],
    api: false,
    edge: false,
    browser: ['@catalogue'],
  });
  expect(selected?.unit).toContain('shared-ui/src/Tabs.test.tsx');
  expect(selected?.unit).toContain('mfe-catalogue/src/screens/LocationsScreen.test.tsx');
  expect(selected?.unit).toContain('mfe-catalogue/src/size.test');
  expect(selected?.unit.filter((file) => file.startsWith('mfe-itinerary'))).toEqual([]);
});

test('a change of one remote runs its tests and its browser tests', () => {
  expect(select('mfe-trip-tips/src/features/weather/ClimateChart.tsx')).toMatchObject({
    types: ['mfe-trip-tips'],
    api: false,
    edge: false,
    browser: ['@trip-tips'],
  });
});

test('a change of content, which is no module, runs all tests of its package', () => {
  const selected = select('mfe-trip-tips/content/weather/summer.yml');
  expect(selected?.unit).toEqual([
    'scripts/',
    'mfe-trip-tips/',
    'mfe-trip-tips/src/contract.test',
    'mfe-trip-tips/src/size.test',
  ]);
  expect(selected?.browser).toEqual(['@trip-tips']);
});

test('a change of a browser test runs this test', () => {
  expect(select('e2e/journeys/search.test.ts')).toMatchObject({
    types: ['e2e'],
    unit: ['scripts/', 'e2e/journeys/search.test.ts'],
    browser: ['journeys/search.test.ts'],
  });
});

test('a change of the shell, of the API, or of what publishes releases runs all browser tests', () => {
  expect(select('shell/worker/kept.ts')).toMatchObject({ api: false, edge: true, browser: null });
  expect(select('api-function/src/index.ts')).toMatchObject({ api: true, browser: null });
  expect(select('shared-delivery/src/gate/check-gate.ts')).toMatchObject({
    api: false,
    edge: false,
    browser: null,
  });
});

test('a module that nothing imports affects all that depend on its package', () => {
  expect(select('shared-planner/src/estimate/worker.ts')).toMatchObject({ api: true, edge: true, browser: null });
});

test('a change of documents, workflows, drawing code or tools for tests runs the tests of the repository', () => {
  const nothing = { unit: ['scripts/'], api: false, edge: false, browser: [] };
  expect(
    select('docs/architecture.md', 'README.md', 'art/src/scenes/medeu.ts', '.github/workflows/api.yml'),
  ).toMatchObject(nothing);
  expect(select('scripts/test-long.ts')).toMatchObject({ ...nothing, types: ['scripts'] });
});

test('a change outside the packages runs everything', () => {
  expect(select('pnpm-lock.yaml')).toBeNull();
});
