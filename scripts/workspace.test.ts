import path from 'node:path';
import { expect, test } from 'vitest';
import { findAffectedPackages, readPackageGraph } from './workspace.ts';

const graph = new Map([
  ['shared-dates', []],
  ['shared-store', ['shared-dates']],
  ['mfe-catalogue', ['shared-store']],
  ['api-function', ['shared-store']],
  ['art', []],
]);

test('a change affects its package and all that depend on it', () => {
  expect(findAffectedPackages(['mfe-catalogue/src/pages.ts'], graph)).toEqual(new Set(['mfe-catalogue']));
  expect(findAffectedPackages(['shared-dates/src/index.ts'], graph)).toEqual(
    new Set(['shared-dates', 'shared-store', 'mfe-catalogue', 'api-function']),
  );
});

test('a change outside the packages affects all of them', () => {
  expect(findAffectedPackages(['pnpm-lock.yaml'], graph)).toEqual(new Set(graph.keys()));
  expect(findAffectedPackages(['scripts/test.ts'], graph)).toEqual(new Set(graph.keys()));
});

test('a change of Markdown content affects its package', () => {
  const content = 'mfe-catalogue/src/content/money/taxi.md';
  expect(findAffectedPackages([content], graph)).toEqual(new Set(['mfe-catalogue']));
});

test('a change of documents affects no package', () => {
  expect(findAffectedPackages(['docs/architecture.md', 'README.md', 'art/README.md'], graph)).toEqual(new Set());
});

test('reads the dependencies of this workspace', () => {
  const workspace = readPackageGraph(path.dirname(import.meta.dirname));
  expect(workspace.get('shared-dates')).toEqual([]);
  expect(workspace.get('mfe-catalogue')).toContain('shared-store');
});
