import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONFIG_FOLDERS, ENVIRONMENTS, getConfigFile, readSection, readTopLevel, WORKERS } from './wrangler-config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the top level has only once: environments inherit it. */
const INHERITED = [
  ...['name', 'main', 'compatibility_date', 'compatibility_flags', 'workers_dev', 'preview_urls', 'assets', 'rules'],
  ...['migrations', 'triggers', 'observability', 'limits', 'env'],
];
/** What only a deployed Worker has. */
const DEPLOYED = ['routes', 'secrets'];

/** The names by which code finds bindings and variables. */
function listBindings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listBindings);
  if (!(value instanceof Object)) return [];
  const { binding, name } = value as { binding?: string; name?: string };
  const own = binding ?? name;
  return own === undefined ? Object.values(value).flatMap(listBindings) : [own];
}

/** The names of resources at Cloudflare, which two environments must not share. */
function listResources(value: unknown, key = ''): string[] {
  const isName =
    /^(bucket_name|database_name|database_id|queue|dead_letter_queue|dataset|namespace_id|service|pattern)$/;
  if (typeof value === 'string') return isName.test(key) ? [`${key} ${value}`] : [];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([inner, text]) => listResources(text, inner));
}

describe.each(CONFIG_FOLDERS)('%s', (folder) => {
  const { env: _, ...topLevel } = readTopLevel(folder);

  describe.each(ENVIRONMENTS)('%s', (environment) => {
    const section = readSection(folder, environment);
    const sorted = (values: Iterable<string>) => [...values].sort();

    test('has every binding and variable of the local stack', () => {
      const needed = Object.keys(topLevel).filter((key) => !INHERITED.includes(key));
      const given = Object.keys(section).filter((key) => !DEPLOYED.includes(key));
      expect(sorted(given)).toEqual(sorted(needed));
      for (const key of given) {
        const [here, there] = [Reflect.get(section, key), Reflect.get(topLevel, key)];
        expect(listBindings(here), key).toEqual(listBindings(there));
      }
      expect(sorted(Object.keys(section.vars ?? {}))).toEqual(sorted(Object.keys(topLevel.vars ?? {})));
    });

    test('shares no resource with the other environment or the local stack', () => {
      const [other] = ENVIRONMENTS.filter((name) => name !== environment);
      const others = [...listResources(topLevel), ...(other ? listResources(readSection(folder, other)) : [])];
      const own = listResources(section);
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((name) => others.includes(name))).toEqual([]);
    });

    test('names its environment in what it binds', () => {
      const named = listResources(section).filter((name) =>
        /^(bucket|database_name|queue|dead|dataset|serv)/.test(name),
      );
      expect(named.filter((name) => !name.endsWith(environment))).toEqual([]);
    });
  });
});

test('production loads nothing from release servers, and staging only through tunnels', () => {
  expect(readSection('shell', 'production').vars?.RELEASE_SERVERS).toBe('');
  expect(readSection('shell', 'staging').vars?.RELEASE_SERVERS).toMatch(/^(https:\/\/\S+( |$))*$/);
});

test("the shell of an environment serves the site and the editor's origin, and is bound to the API of that environment", () => {
  for (const environment of ENVIRONMENTS) {
    const { routes, services } = readSection('shell', environment);
    const [site, editor] = (routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern));
    expect(editor).toBe(`edit.${site}`);
    expect(services).toEqual([{ binding: 'API', service: `${readTopLevel('api-function').name}-${environment}` }]);
  }
});

// The shell's build has to be there: `npm test` builds before.
describe.each(WORKERS)('wrangler deploy --dry-run of %s', (worker) => {
  test.each(ENVIRONMENTS)('in %s bundles and binds everything', { timeout: 60_000 }, (env) => {
    const args = ['deploy', '--dry-run', '--env', env, '-c', getConfigFile(worker)];
    const { status, stdout, stderr } = spawnSync('wrangler', args, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    });
    expect([status, stderr.replaceAll(/^\s*$/gm, '')]).toEqual([0, '']);
    const { vars = {}, routes: _, ...bindings } = readSection(worker, env);
    const expected = [...Object.values(bindings).flatMap(listBindings), ...Object.keys(vars)];
    const bound = [...stdout.matchAll(/^env\.(\w+)/gm)].map(([, name]) => name);
    expect(bound).toEqual(expect.arrayContaining(expected));
  });
});
