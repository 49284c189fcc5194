import path from 'node:path';
import { expect, test } from 'vitest';
import { findDependents, findImportedPackages, readPackageGraph } from './workspace.ts';

const graph = new Map([
  ['shared-dates', []],
  ['shared-store', ['shared-dates']],
  ['mfe-catalogue', ['shared-store']],
  ['api-function', ['shared-store']],
]);

test('finds packages and all that depend on them', () => {
  expect(findDependents(['mfe-catalogue'], graph)).toEqual(new Set(['mfe-catalogue']));
  expect(findDependents(['shared-dates'], graph)).toEqual(new Set(graph.keys()));
});

test('the pictures are a package, and what draws them is none', () => {
  const workspace = readPackageGraph(path.resolve(import.meta.dirname, '../../..'));
  expect(workspace.has('art')).toBe(false);
  expect([...findDependents(['shared-pictures'], workspace)].sort()).toEqual([
    'mfe-catalogue',
    'mfe-trip-tips',
    'shared-pictures',
    'shell',
  ]);
});

test('a package imports its dependencies and theirs', () => {
  expect(findImportedPackages('mfe-catalogue', graph)).toEqual(['mfe-catalogue', 'shared-dates', 'shared-store']);
  expect(findImportedPackages('shared-dates', graph)).toEqual(['shared-dates']);
});

test('reads the dependencies of this workspace', () => {
  const workspace = readPackageGraph(path.resolve(import.meta.dirname, '../../..'));
  expect(workspace.get('shared-dates')).toEqual([]);
  expect(workspace.get('mfe-catalogue')).toContain('shared-store');
});
