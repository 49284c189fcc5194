import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Attack } from './attack.ts';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

/** L7: what runs in CI is what was read. */
export const supplyChain: readonly Attack<null>[] = [
  {
    id: 'L7',
    name: 'An action whose tag is moved, a workflow with too many rights, a change that nobody has to approve',
    expected: 'actions by hash, permissions in every workflow, no inherited secrets, owners',
    run: async () => {
      const workflows = read('.github/workflows/*.yml');
      const uses = [...workflows, ...read('.github/actions/*/action.yml')].flatMap((text) => [
        ...Array.from(text.matchAll(/uses: +(?!\.\/)(\S+)/g), ([, action = '']) => action),
      ]);
      const unpinned = uses.filter((action) => !/@[0-9a-f]{40}$/.test(action));
      const withoutPermissions = workflows.filter((text) => !/^permissions:/m.test(text)).length;
      const inherited = workflows.filter((text) => /secrets: +inherit/.test(text)).length;
      const hasOwners = existsSync('.github/CODEOWNERS');
      return {
        seen: `${uses.length} uses, ${unpinned.length} not by hash; of ${workflows.length} workflows ${withoutPermissions} without permissions, ${inherited} inherit secrets; ${hasOwners ? 'owners' : 'no owners'}`,
        held: uses.length > 0 && unpinned.length + withoutPermissions + inherited === 0 && hasOwners,
      };
    },
  },
];
