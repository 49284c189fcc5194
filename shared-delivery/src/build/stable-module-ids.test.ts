import { describe, expect, test } from 'vitest';
import { createModuleIds, removeWorkspacePath } from './stable-module-ids.ts';

describe('the name of a module', () => {
  /** Identifiers as Rspack writes them, in a workspace in some folder. */
  const listIdentifiers = (workspace: string, sourceHash: string) => [
    `builtin:swc-loader??ruleSet[1].use[0]!${workspace}/shell/src/page.tsx`,
    `provide shared module (default) react@19.0.0 = ${workspace}/node_modules/react/index.js`,
    `consume shared module (default) react@^19.0.0 (eager) (fallback: ${workspace}/node_modules/react/index.js)`,
    `data:text/javascript,import%20a%20from%20%22${encodeURIComponent(`${workspace}/node_modules/a.js`)}%22|${sourceHash}`,
  ];

  test('is the same in every folder', () => {
    const [first, second] = [
      ['/guide', 'c57419f19ae50e6e'],
      ['/tmp/copy', '6a999749a36bbded'],
    ].map(([workspace = '', hash = '']) =>
      listIdentifiers(workspace, hash).map((identifier) => removeWorkspacePath(identifier, workspace)),
    );
    expect(first).toEqual(second);
  });

  test('differs between modules', () => {
    const names = listIdentifiers('/tmp/copy', '6a999749a36bbded').map((name) =>
      removeWorkspacePath(name, '/tmp/copy'),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the ids of modules', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `/shell/src/module-${index}.ts`);

  test('are unique', () => {
    expect(new Set(createModuleIds(names).values()).size).toBe(names.length);
  });

  test('do not depend on the order of the modules', () => {
    const ids = createModuleIds(names);
    const reversed = createModuleIds(names.toReversed());
    expect(names.map((name) => reversed.get(name))).toEqual(names.map((name) => ids.get(name)));
  });

  test('are not given to two modules of the same name', () => {
    expect(() => createModuleIds(['/shell/src/a.ts', '/shell/src/a.ts'])).toThrow('Two modules have the name');
  });
});
