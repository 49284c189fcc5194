import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSharedModules } from './shared-modules.ts';

const REMOTE = path.resolve(import.meta.dirname, '../../../mfe-trip-tips');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shared-modules-'));
  symlinkSync(path.join(REMOTE, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const writePackage = (manifest: object) => writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));

test('a remote asks for the installed version or a later one of its major, also of subpaths, and bundles none', () => {
  writePackage({});
  const { react, 'react-dom/': subpath } = createSharedModules(root, 'consume');
  expect(react).toEqual({
    singleton: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    requiredVersion: `^${react?.version}`,
    import: false,
  });
  expect(subpath?.requiredVersion).toBe(`^${subpath?.version}`);
});

test('a remote that runs with two majors says so with its peer dependencies', () => {
  writePackage({ peerDependencies: { react: '^19.3.1 || ^20.0.0' } });
  const modules = createSharedModules(root, 'consume');
  for (const name of ['react', 'react/']) expect(modules[name]?.requiredVersion).toBe('^19.3.1 || ^20.0.0');
  expect(modules.sonner?.requiredVersion).toMatch(/^\^\d/);
});

/** Installs another version of React beside what the remote has. */
function installReact(version: string): void {
  const modules = path.join(root, 'node_modules');
  rmSync(modules);
  mkdirSync(path.join(modules, 'react'), { recursive: true });
  for (const name of readdirSync(path.join(REMOTE, 'node_modules')))
    if (name !== 'react') symlinkSync(path.join(REMOTE, 'node_modules', name), path.join(modules, name));
  writeFileSync(path.join(modules, 'react/package.json'), JSON.stringify({ name: 'react', version }));
  writeFileSync(path.join(modules, 'react/index.js'), '');
}

test('a remote with another major of React shares all but React, and needs any React for the element of its pages', () => {
  writePackage({});
  installReact('18.3.1');
  const modules = createSharedModules(root, 'consume');
  expect(Object.keys(modules)).toEqual(['react-router-dom', 'sonner', '@almaty/store', '#shell-react']);
  expect(modules['#shell-react']).toMatchObject({ shareKey: 'react', requiredVersion: '*', import: false });
});

test('a remote with another minor of React shares it', () => {
  writePackage({});
  installReact('19.0.0');
  expect(createSharedModules(root, 'consume').react?.requiredVersion).toBe('^19.0.0');
});

test('the shell provides what is installed, whatever it is asked for', () => {
  writePackage({ peerDependencies: { react: '^18.0.0' } });
  expect(createSharedModules(root, 'provide').react).toMatchObject({ requiredVersion: false, eager: true });
});
