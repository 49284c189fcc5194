import path from 'node:path';
import { expect, test } from 'vitest';
import { findAffectedPackages, findImportedPackages, readPackageGraph } from './workspace.ts';

const graph = new Map([
  ['shared-dates', []],
  ['shared-store', ['shared-dates']],
  ['mfe-catalogue', ['shared-store']],
  ['api-function', ['shared-store']],
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

test('a change of documents affects no package', () => {
  const documents = ['docs/architecture.md', 'docs/decisions/README.md', 'README.md', 'art/README.md'];
  expect(findAffectedPackages(documents, graph)).toEqual(new Set());
});

test('a change of what draws the pictures affects no package, and one of the pictures affects theirs', () => {
  expect(findAffectedPackages(['art/src/scenes/medeu.ts', 'art/pnpm-lock.yaml'], graph)).toEqual(new Set());
  const workspace = readPackageGraph(path.dirname(import.meta.dirname));
  expect(workspace.has('art')).toBe(false);
  const affected = findAffectedPackages(['shared-pictures/files/medeu-400.avif'], workspace);
  expect([...affected].sort()).toEqual(['mfe-catalogue', 'mfe-trip-tips', 'shared-pictures', 'shell']);
});

test('a change of content in Markdown affects its package', () => {
  expect(findAffectedPackages(['mfe-catalogue/src/content/money/cash.md'], graph)).toEqual(new Set(['mfe-catalogue']));
});

test('a package imports its dependencies and theirs', () => {
  expect(findImportedPackages('mfe-catalogue', graph)).toEqual(['mfe-catalogue', 'shared-dates', 'shared-store']);
  expect(findImportedPackages('shared-dates', graph)).toEqual(['shared-dates']);
});

test('reads the dependencies of this workspace', () => {
  const workspace = readPackageGraph(path.dirname(import.meta.dirname));
  expect(workspace.get('shared-dates')).toEqual([]);
  expect(workspace.get('mfe-catalogue')).toContain('shared-store');
});
