import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REMOTE_NAMES } from '../shared-delivery/src/schema/remotes.ts';
import { findImportedPackages, readPackageGraph } from '../shared-delivery/src/workspace/workspace.ts';
import { findMistake, PROGRAMS } from './find-mistake.ts';
import { parseShard } from './shard.ts';

const state = mkdtempSync(path.join(tmpdir(), 'state-'));
mkdirSync(path.join(state, 'v3'));
afterAll(() => rmSync(state, { recursive: true }));

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = '.github/workflows';

type Step = { run?: string; uses?: string; if?: string; env?: Record<string, string>; with?: Record<string, string> };
type Job = {
  needs?: string;
  if?: string;
  environment?: string;
  uses?: string;
  with?: Step['with'];
  secrets?: unknown;
  strategy?: { matrix: Record<string, string[]> };
  steps?: Step[];
};
type Workflow = {
  on: Record<string, { paths: string[]; branches?: string[]; inputs?: Record<string, unknown>; secrets?: object }>;
  concurrency?: { group: string; 'cancel-in-progress'?: boolean };
  jobs: Record<string, Job>;
};

const read = (file: string) => parse(readFileSync(path.join(ROOT, file), 'utf8'), { merge: false });
const readWorkflow = (name: string): Workflow => read(`${FOLDER}/${name}.yml`);

/** Each workflow of a part, and the folder of the part. */
const PARTS: readonly (readonly [name: string, folder: string])[] = [
  ...REMOTE_NAMES.map((name) => [name, `mfe-${name}`] as const),
  ['shell', 'shell'],
  ['api', 'api-function'],
];
/** The workflows that only test. */
const TESTING = ['art', 'engines', 'packages', 'test', 'test-long'];
/** The workflows that do by themselves what people forget, and how often: of a cron expression, what is no time of the day. */
const SCHEDULED = { backup: '* * *', 'content-due': '* * 1', prune: '1 * *' };
/** All that jobs may write at GitHub: comments on pull requests, which a caller hands on, and issues. */
const PERMISSIONS: Readonly<Record<string, object>> = {
  ...{ release: { 'pull-requests': 'write' }, preview: { 'pull-requests': 'write' } },
  'content-due': { issues: 'write' },
};
const isRemote = (name: string) => REMOTE_NAMES.some((remote) => remote === name);

/** The jobs that a part's workflow runs, with the inputs put in. */
function listJobs(name: string): Record<string, Job> {
  if (!isRemote(name)) return readWorkflow(name).jobs;
  const inputs = readWorkflow(name).jobs.release?.with ?? {};
  const text = JSON.stringify(readWorkflow('release-remote').jobs);
  return JSON.parse(text.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_, input: string) => inputs[input] ?? ''));
}

/** The steps of a job; an action of this repository stands for its own, with its inputs put in. */
const listSteps = ({ steps = [] }: Job): Step[] =>
  steps.flatMap((step) => {
    if (!step.uses?.startsWith('./')) return [step];
    const action = JSON.stringify(read(`${step.uses}/action.yml`).runs.steps);
    return JSON.parse(
      action.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_, input: string) => step.with?.[input] ?? ''),
    ) as Step[];
  });

const listCommands = (job: Job | undefined) => listSteps(job ?? {}).flatMap(({ run }) => run ?? []);

test('every part has a workflow, and no other one releases', () => {
  const files = globSync('*.yml', { cwd: path.join(ROOT, FOLDER) }).map((file) => file.replace('.yml', ''));
  const others = ['release-remote', 'due', ...TESTING, ...Object.keys(SCHEDULED)];
  expect(files.sort()).toEqual([...PARTS.map(([name]) => name), ...others].sort());
  for (const name of TESTING) {
    const { jobs } = readWorkflow(name);
    expect(Object.keys(jobs)).toEqual(['test']);
    expect(JSON.stringify(jobs)).not.toMatch(/secrets|environment|cli\.ts/);
  }
});

test('each night runs the long proofs', () => {
  const { on, jobs } = readWorkflow('test-long');
  expect(on).toHaveProperty('schedule');
  expect(JSON.stringify(jobs)).toContain('npm run test:long');
});

test('what visitors see in other engines is tried when a part of the site changes', () => {
  const { on, jobs } = readWorkflow('engines');
  const parts = ['shell', 'mfe-*', 'shared-*', 'api-function', 'e2e'].map((part) => `${part}/**`);
  for (const event of ['push', 'pull_request']) expect(on[event]?.paths).toEqual(expect.arrayContaining(parts));
  expect(listCommands(jobs.test).at(-1)).toBe('npm run test:engines');
});

const FILES = globSync(['.github/workflows/*.yml', '.github/actions/*/action.yml'], { cwd: ROOT });

test.each(FILES)(
  '%s uses actions of this repository, or others by their commit, with the version beside it',
  (file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').match(/^.*\buses:.*$/gm) ?? [];
    for (const line of lines) expect(line).toMatch(/uses: (\.\/\S+|actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  },
);

test('one commit of an action is used everywhere', () => {
  const texts = FILES.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  const used = new Set([...texts.matchAll(/uses: (actions\/.*)$/gm)].map(([, action]) => action));
  const names = [...used].map((action) => action?.replace(/@.*/, ''));
  expect(names.sort()).toEqual([...new Set(names)].sort());
});

test.each(FILES.filter((file) => file.startsWith(FOLDER)))(
  '%s may only read, but for what is listed, and keeps no token',
  (file) => {
    const { permissions, jobs }: { permissions: object; jobs: Record<string, Job & { permissions?: unknown }> } =
      read(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs))
      expect(job.permissions).toEqual(name in PERMISSIONS ? { ...permissions, ...PERMISSIONS[name] } : undefined);
    const checkouts = Object.values(jobs).flatMap(({ steps = [] }) =>
      steps.filter(({ uses }) => uses?.includes('/checkout@')),
    );
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  },
);

test('packages are checked each day, and when they change', () => {
  const { on, jobs } = readWorkflow('packages');
  expect(on).toHaveProperty('schedule');
  for (const event of ['push', 'pull_request'])
    expect(on[event]?.paths).toEqual(expect.arrayContaining(['**/package.json', '**/pnpm-lock.yaml']));
  expect(listCommands(jobs.test).at(-1)).toContain('npm run -s packages');
});

test('every change runs what runs before it lands, in parts', () => {
  const { on, jobs } = readWorkflow('test');
  expect(on).toEqual({ pull_request: null, push: { branches: ['main'] } });
  const { shard: parts = [] } = jobs.test?.strategy?.matrix ?? {};
  expect(parts).toEqual(parts.map((_, index) => `${index + 1}/${parts.length}`));
  expect(parts.map(parseShard)).toContain('checks');
  const [landing] = readFileSync(path.join(ROOT, '.ci/run'), 'utf8').match(/^npm test.*$/m) ?? [];
  expect(listCommands(jobs.test).at(-1)).toBe(`${landing} --shard \${{ matrix.shard }}`);
});

test('packages come from a store that is kept by the lockfile', () => {
  const steps: Step[] = read('.github/actions/set-up/action.yml').runs.steps;
  const [cache, install] = [/\/cache@/, /pnpm@\S+ install --frozen-lockfile/].map((text) =>
    steps.findIndex(({ uses = '', run = '' }) => text.test(uses + run)),
  );
  expect(steps[cache ?? -1]?.with?.path).toBe(`\${{ steps.store.outputs.path }}`);
  expect(steps[cache ?? -1]?.with?.key).toContain("hashFiles('pnpm-lock.yaml')");
  expect(cache).toBeLessThan(install ?? -1);
});

test('every job of this repository that checks it out installs it in one way', () => {
  for (const file of FILES.filter((each) => each.startsWith(FOLDER)))
    for (const { steps = [] } of Object.values(read(file).jobs as Record<string, Job>)) {
      const uses = steps.flatMap((step) => step.uses ?? []);
      expect([file, uses.includes('./.github/actions/set-up')]).toEqual([
        file,
        uses.some((each) => each.includes('/checkout@')),
      ]);
      expect(uses.filter((each) => each.includes('/setup-node@'))).toEqual([]);
    }
});

test('what draws the pictures is installed and tested when it or they have changed, and for nothing else', () => {
  const { on, jobs } = readWorkflow('art');
  for (const event of ['push', 'pull_request'])
    expect(on[event]?.paths).toEqual([
      ...['art/**', 'shared-pictures/**', 'tsconfig.base.json', '.github/actions/**', `${FOLDER}/art.yml`],
    ]);
  const commands = listCommands(jobs.test).filter((command) => command.includes('-C art'));
  expect(commands.map((command) => command.replace(/^.* -C art /, ''))).toEqual(['install --frozen-lockfile', 'test']);
  expect(read('pnpm-workspace.yaml').packages).not.toContain('art');
});

describe.each(PARTS)('the workflow %s', (name, folder) => {
  const workflow = readWorkflow(name);
  const jobs = listJobs(name);

  test('runs for a pull request when its part changes or what that imports, and for nothing else', () => {
    const packages = findImportedPackages(folder, readPackageGraph(ROOT)).map((imported) => `${imported}/**`);
    const files = [
      ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', '.github/actions/**'],
      `${FOLDER}/${name}.yml`,
      ...(isRemote(name) ? [`${FOLDER}/release-remote.yml`] : []),
    ];
    expect([...(workflow.on.pull_request?.paths ?? [])].sort()).toEqual([...packages, ...files].sort());
  });

  test('releases a remote for a change of its own folder only, and what remotes need also for one of what that imports', () => {
    const { push, pull_request } = workflow.on;
    expect(push?.branches).toEqual(['main']);
    expect(push?.paths).toEqual(isRemote(name) ? [`${folder}/**`] : pull_request?.paths);
    // A merge of a shared package leaves it to people when a remote is released.
    expect('workflow_dispatch' in workflow.on).toBe(isRemote(name));
  });

  test('never ends a release that has begun because of the next one', () => {
    expect(workflow.concurrency?.group).toContain(name);
    expect(workflow.concurrency?.['cancel-in-progress']).toBeUndefined();
  });

  test('releases to staging after the tests of a merge, and to production after staging', () => {
    expect(Object.keys(jobs)).toEqual(['test', ...(isRemote(name) ? ['preview'] : []), 'staging', 'production']);
    const isReleased = isRemote(name) ? "github.ref == 'refs/heads/main'" : "github.event_name == 'push'";
    expect(jobs.staging).toMatchObject({ needs: 'test', environment: 'staging', if: isReleased });
    expect(jobs.production).toMatchObject({ needs: 'staging', environment: 'production' });
  });

  test('has secrets only where an environment protects them', () => {
    expect(JSON.stringify(jobs.test)).not.toContain('secrets');
    for (const environment of ['staging', 'production']) {
      const token = `${name.toUpperCase().replace('-', '_')}_CLOUDFLARE_API_TOKEN`;
      if (isRemote(name)) {
        const { release } = readWorkflow(name).jobs;
        expect(release?.with?.token).toBe(token);
        expect(release?.secrets).toEqual({ [token]: `\${{ secrets.${token} }}` });
        expect(readWorkflow('release-remote').on.workflow_call?.secrets).toHaveProperty(token);
      }
      expect(JSON.stringify(jobs[environment])).toContain(
        isRemote(name) ? 'secrets[inputs.token]' : `secrets.${token}`,
      );
    }
  });

  test('runs only scripts, files and packages that exist', () => {
    const { scripts } = read('package.json');
    const commands = Object.values(jobs).flatMap(listCommands);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect(command).not.toContain('undefined');
      for (const [, script] of command.matchAll(/npm run (?:-s )?([\w:-]+)/g))
        expect(scripts).toHaveProperty([script ?? '']);
      for (const [, file] of command.matchAll(/(?:node|-c|tsc -p|--root) ([\w./-]+)/g))
        expect([command, existsSync(path.join(ROOT, file ?? ''))]).toEqual([command, true]);
      for (const [, project] of command.matchAll(/--project ([\w-]+)/g))
        expect(existsSync(path.join(ROOT, project ?? ''))).toBe(true);
    }
  });

  test('uses only actions of this repository that exist', () => {
    for (const { uses } of Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? []), ...listSteps(job)]))
      if (uses?.startsWith('./')) expect(existsSync(path.join(ROOT, uses, 'action.yml'))).toBe(true);
  });

  test('touches no other part', () => {
    const commands = Object.values(jobs).flatMap(listCommands).join('\n').replaceAll('gh api', 'gh');
    const others = PARTS.filter(([other]) => other !== name).map(([, other]) => other);
    for (const other of others) expect(commands).not.toMatch(new RegExp(`(^|[ /])${other}([ /]|$)`, 'm'));
  });
});

describe('a pull request of a remote', () => {
  const { preview } = listJobs('catalogue');
  const steps = listSteps(preview ?? {});

  test('is published to staging, where the gate tries it, and is promoted nowhere', () => {
    expect(preview).toMatchObject({ if: "github.event_name == 'pull_request'", needs: 'test', environment: 'preview' });
    expect(listCommands(preview).filter((command) => command.includes('release --'))).toEqual([
      'npm run -s release -- publish --json --cloudflare --env staging catalogue | tail -n 1 > publish.json',
      'npm run -s release -- gate --json --cloudflare --env staging catalogue "$VERSION" 2> gate.txt | tail -n 1 > gate.json || true',
    ]);
  });

  test('has one comment, which the next run edits, and its screenshots', () => {
    const upload = steps.find(({ uses = '' }) => uses.includes('/upload-artifact@'));
    expect(upload?.with).toMatchObject({ name: 'preview-catalogue', path: '.stack/gate' });
    const [comment = ''] = listCommands(preview).slice(-1);
    expect(comment).toMatch(/--method PATCH .*--field body=@comment\.md\n.*else\n.*--method POST/s);
  });

  test('of a fork, which has no secrets, says so and does nothing else', () => {
    const [, look, ...others] = preview?.steps ?? [];
    expect(look?.run).toContain('a run for a fork has no secrets');
    for (const step of others) expect(step.if).toBe("steps.secrets.outputs.are-given == 'true'");
  });
});

describe.each(Object.entries(SCHEDULED))('the workflow %s', (name, days) => {
  const { on, jobs }: { on: { schedule?: { cron: string }[] }; jobs: Workflow['jobs'] } = read(`${FOLDER}/${name}.yml`);

  test('runs by itself, and by hand', () => {
    const [{ cron } = { cron: '' }] = on.schedule ?? [];
    expect(cron.split(' ').slice(2).join(' ')).toBe(days);
    expect(on).toHaveProperty('workflow_dispatch');
  });

  test('has secrets only of an environment whose jobs wait for nobody', () => {
    const hasSecrets = JSON.stringify(jobs).includes('secrets.');
    expect(jobs[name]?.environment).toBe(hasSecrets ? 'scheduled' : undefined);
  });
});

test('a backup is recorded only once it is encrypted and away, and is no longer than 30 days', () => {
  const steps = readWorkflow('backup').jobs.backup?.steps ?? [];
  const find = (text: string) => steps.findIndex((step) => `${step.uses} ${step.run}`.includes(text));
  const order = ['BACKUP_PUBLIC_KEY', 'operate -- backup ', 'gpg --batch', '/upload-artifact@', '-- backed-up'].map(
    find,
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(steps[find('/upload-artifact@')]?.with).toMatchObject({ path: 'backup.tar.gz.gpg', 'retention-days': 30 });
});

test('every command of a family has arguments that it understands', async () => {
  const others = ['due', ...Object.keys(SCHEDULED)].map((name) => readWorkflow(name).jobs);
  const commands = [...PARTS.map(([name]) => listJobs(name)), ...others]
    .flatMap((each) => Object.values(each).flatMap(listCommands))
    .flatMap((command) => command.split(' && '))
    .flatMap((command) =>
      PROGRAMS.filter((program) => command.startsWith(program)).map((program) => [program, command]),
    );
  expect(commands.length).toBeGreaterThan(0);
  for (const [program = '', command = ''] of commands) {
    // The folder of the local buckets is made by the step before, and addresses come from the environment.
    const known = command
      .replace('.stack/local-bucket', state)
      .replace(/\$\{\{ vars\.SITE \}\}/, 'https://guide.example')
      .replaceAll('"$VERSION"', 'abc123')
      .replace(/\$\{\{ matrix\.environment \}\}/, 'staging')
      // Where the output goes is no argument.
      .replace(/ (\||2?>+) .*$/, '');
    expect([command, await findMistake(program, known.slice(program.length).trim().split(' '))]).toEqual([command, '']);
  }
});

test('each merge says which remotes are due, from a copy with its history, and releases none', () => {
  const { on, jobs } = readWorkflow('due');
  expect(on.push).toEqual({ branches: ['main'] });
  expect(jobs.due?.steps?.[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  const commands = listCommands(jobs.due);
  expect(commands.filter((command) => command.includes('release --'))).toEqual([
    'npm run -s release -- due --cloudflare --env staging > due.txt',
  ]);
  expect(commands.at(-1)).toContain('cat due.txt');
});

test('the API of before is tried on new migrations, from a copy with its history, before they are applied', () => {
  const { jobs } = readWorkflow('api');
  expect(jobs.test?.steps?.[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(listCommands(jobs.test)).toContain('npm run -s deploy -- try-schema "$BEFORE"');
  expect(jobs.staging?.needs).toBe('test');
});

test.each(REMOTE_NAMES)('%s is promoted through the gate of each environment', (name) => {
  const jobs = listJobs(name);
  for (const environment of ['staging', 'production']) {
    const commands = listCommands(jobs[environment]).filter((command) => command.includes('release --'));
    expect(commands).toEqual([`npm run -s release -- publish --promote --cloudflare --env ${environment} ${name}`]);
  }
});

test('a new shell passes the gate on staging, with the remotes of staging and of production, before it is deployed', () => {
  const commands = Object.values(readWorkflow('shell').jobs)
    .flatMap(listCommands)
    .filter((command) => /gate shell|deploy -- shell --env \w+$/.test(command));
  expect(commands).toEqual([
    'npm run -s deploy -- shell --env staging',
    'npm run -s release -- gate shell --cloudflare --env staging --site staging',
    'npm run -s release -- gate shell --cloudflare --env production --site staging',
    'npm run -s deploy -- shell --env production',
  ]);
});
