import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createRepository,
  findBrokenLinks,
  findIndexErrors,
  findMissingDecisions,
  findMissingDocuments,
  findMissingPaths,
  findMissingSections,
  findRecordErrors,
  findUnavailableSources,
  type Repository,
  readRepository,
} from './documents.ts';

const RECORD = `# 7. A rule

2026-11-21 · accepted

There is one
rule.

## Context

A reason.

## Alternatives

- None.

## Consequences

- One.
`;

/** Files without any error; each broken example adds to them. */
const FILES: Readonly<Record<string, string | null>> = {
  '.gitignore': 'dist/\n',
  'README.md':
    'Read [the plan](docs/plan.md#two-words), run `node shell/a.ts`, see `shell/<name>.ts` and `shell/dist/a.js`.',
  'docs/README.md': '- [plan.md](plan.md)\n- [decisions/](decisions/README.md)',
  'docs/plan.md': '# Plan\n\n## 1. First\n\n## Two words\n\n![Picture](plan/one.png) of `mfe-*/a.ts`',
  'docs/plan/one.png': null,
  'docs/decisions/README.md': '- [7](0007-a-rule.md): a rule.',
  'docs/decisions/0007-a-rule.md': RECORD,
  'shell/a.ts':
    '/**\n * A rule (docs/plan.md,\n * section 1; docs/plan.md, "Two words"; docs/decisions/0007, decision 7).\n */',
  'mfe-tips/a.ts': '',
};

const RULES = {
  'a cited document exists': findMissingDocuments,
  'a cited decision record exists': findMissingDecisions,
  'a cited section exists': findMissingSections,
  'no text cites what is not in the repository': findUnavailableSources,
  'a link leads to a file and a heading': findBrokenLinks,
  'a path in a guide exists': findMissingPaths,
  'an index lists every document once': findIndexErrors,
  'a decision record has all its parts': findRecordErrors,
} as const satisfies Record<string, (repository: Repository) => string[]>;
type Rule = keyof typeof RULES;

/** A rule, files that break it, and the message. */
const BROKEN_EXAMPLES: readonly (readonly [rule: Rule, files: Record<string, string>, message: string])[] = [
  ['a cited document exists', { 'shell/b.ts': '// see docs/none.md' }, 'shell/b.ts: docs/none.md does not exist'],
  [
    'a cited decision record exists',
    { 'shell/b.ts': '// docs/decisions/0042' },
    'shell/b.ts: there is no decision record 0042',
  ],
  [
    'a cited decision record exists',
    { 'shell/b.ts': '// Decision 42 says so' },
    'shell/b.ts: there is no decision record 42',
  ],
  [
    'a cited section exists',
    { 'shell/b.css': '/* docs/plan.md, sections 1 and 5 */' },
    'shell/b.css: docs/plan.md has no section 5',
  ],
  [
    'a cited section exists',
    { 'shell/b.ts': '// docs/plan.md,\n// "Three words"' },
    'shell/b.ts: docs/plan.md has no heading "Three words"',
  ],
  ...[
    'look.md',
    'notes/edge.md',
    'almaty-facts.json',
    'issue 17',
    'architecture.md, section',
    'specification, section 2',
  ].map(
    (source) =>
      [
        'no text cites what is not in the repository',
        { 'shell/b.ts': `// ${source}` },
        `shell/b.ts: cites "${source}": cite a document in docs, or say the rule itself`,
      ] as const,
  ),
  ['a link leads to a file and a heading', { 'shell/b.md': '[x](none.md)' }, 'shell/b.md: (none.md) leads to no file'],
  [
    'a link leads to a file and a heading',
    { 'shell/b.md': '[x](../docs/plan.md#three)' },
    'shell/b.md: (../docs/plan.md#three) leads to no heading',
  ],
  ['a path in a guide exists', { 'README.md': '`shell/b.ts`' }, 'README.md: shell/b.ts does not exist'],
  ['a path in a guide exists', { 'README.md': '`mfe-*/b.ts`' }, 'README.md: mfe-*/b.ts does not exist'],
  [
    'a path in a guide exists',
    { 'README.md': '```sh\nnode shell/b.ts -x\n```' },
    'README.md: shell/b.ts does not exist',
  ],
  ['an index lists every document once', { 'docs/b.md': '' }, 'docs/README.md lists docs/b.md 0 times instead of once'],
  [
    'an index lists every document once',
    { 'docs/README.md': '[a](plan.md) [b](plan.md)' },
    'docs/README.md lists docs/plan.md 2 times instead of once',
  ],
  [
    'a decision record has all its parts',
    { 'docs/decisions/0007-a-rule.md': RECORD.replace('## Alternatives\n', '') },
    'docs/decisions/0007-a-rule.md is not a title, a date, the decision, Context, Alternatives and Consequences',
  ],
  [
    'a decision record has all its parts',
    { 'docs/decisions/0008-a-rule.md': RECORD },
    'docs/decisions/0008-a-rule.md has the number 7',
  ],
  [
    'a decision record has all its parts',
    { 'docs/decisions/0007-a-rule.md': RECORD.replace('rule.', 'rule. It is old.') },
    'docs/decisions/0007-a-rule.md says its decision in 2 sentences',
  ],
];

const rules = Object.keys(RULES) as Rule[];

describe('the check that', () => {
  test.each(BROKEN_EXAMPLES)('%s fails for %j', (rule, files, message) => {
    expect(RULES[rule](createRepository({ ...FILES, ...files }))).toEqual([message]);
  });

  test.each(rules)('%s passes for documents without errors', (rule) => {
    expect(RULES[rule](createRepository(FILES))).toEqual([]);
  });

  test.each(rules)('%s is proved by a broken example', (rule) => {
    expect(BROKEN_EXAMPLES.map(([name]) => name)).toContain(rule);
  });
});

describe('in this repository', () => {
  const { paths, texts } = readRepository(path.dirname(import.meta.dirname));
  // The examples above are broken on purpose.
  const repository = { paths, texts: new Map([...texts].filter(([file]) => file !== 'scripts/documents.test.ts')) };

  test.each(rules)('%s', (rule) => {
    expect(RULES[rule](repository)).toEqual([]);
  });
});
