import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import importRules from '../.dependency-cruiser.mjs';
import { categoryRoutes } from '../mfe-catalogue/src/lib/category-routes.ts';
import { routes, UNKNOWN_PAGE } from '../shared-delivery/src/routes/routes.ts';
import { CONFIG_FOLDERS, readSection, type Section, WORKERS } from './deploy/wrangler-config.ts';

const ROOT = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const list = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude: ['node_modules'] }).sort();
const code = (text: string) => `\`${text}\``;
const codes = (texts: readonly string[]) => texts.map(code).join(', ');
const writeTable = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  markdownTable([header, ...rows]);

const INTRODUCTION = `# Facts

\`node scripts/write-facts.ts\` writes this page from the code; \`scripts/facts.test.ts\` fails when it is not current.`;

/** What the declaration of a page may write for its route, besides the route itself. */
const ROUTE_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(routes).map(([name, route]) => [`routes.${name}`, route])),
  ...Object.fromEntries(Object.entries(categoryRoutes).map(([tab, route]) => [`createCategoryPage('${tab}')`, route])),
  UNKNOWN_PAGE,
};

/** Reads the route in the declaration of a page. Its file is not loaded, because Node reads no JSX. */
function readRoute(file: string): string {
  const [, literal, name = ''] = /\broute: (?:'([^']+)'|([\w.]+))|(createCategoryPage\('\w+'\))/.exec(read(file)) ?? [];
  const route = literal ?? ROUTE_NAMES[name || (/createCategoryPage\('\w+'\)/.exec(read(file))?.[0] ?? '')];
  if (!route) throw new Error(`${file} declares no route that scripts/describe-facts.ts can read`);
  return route;
}

const describePages = () =>
  writeTable(
    ['route', 'declared in'],
    list('{shell,mfe-*}/src/pages/*Page.tsx')
      .map((file) => [code(readRoute(file)), code(file)])
      .sort(([a = ''], [b = '']) => a.localeCompare(b)),
  );

type Manifest = { name: string; description: string; dependencies?: object; devDependencies?: object };

const describePackages = () =>
  writeTable(
    ['folder', 'name', 'what it has', 'depends on', 'and in tests, builds and commands'],
    list('*/package.json').map((file) => {
      const { name, description, dependencies, devDependencies }: Manifest = JSON.parse(read(file));
      const own = [dependencies, devDependencies].map((packages = {}) =>
        Object.keys(packages).flatMap((key) => (key.startsWith('@almaty/') ? [key.slice('@almaty/'.length)] : [])),
      );
      return [code(path.dirname(file)), code(name), description, ...own.map((names) => names.join(', '))];
    }),
  );

const describeRules = () => importRules.forbidden.map(({ name, comment }) => `- \`${name}\`: ${comment}`).join('\n');

type Binding = Partial<Record<string, unknown>>;

/** Lists what a section binds: kind, the name in the code, and what it is at Cloudflare. */
const listBindings = (section: Section): string[][] =>
  Object.entries(section as Record<string, unknown>).flatMap(([kind, value]) => {
    const { bindings, producers } = (value ?? {}) as { bindings?: Binding[]; producers?: Binding[] };
    const entries = Array.isArray(value) ? (value as Binding[]) : (bindings ?? producers ?? []);
    return entries.flatMap((entry) => {
      const name = entry.binding ?? entry.name;
      const limit = entry.simple as { limit: number; period: number } | undefined;
      const resource = entry.bucket_name ?? entry.database_name ?? entry.queue ?? entry.service ?? entry.dataset;
      const target = resource ?? entry.class_name ?? (limit ? `${limit.limit} in ${limit.period} s` : '');
      return name ? [[code(`${name}`), kind, `${target}`]] : [];
    });
  });

const describeBindings = () =>
  writeTable(
    ['configuration', 'binding', 'kind', 'in production'],
    CONFIG_FOLDERS.flatMap((folder) =>
      listBindings(readSection(folder, 'production')).map((binding) => [code(folder), ...binding]),
    ),
  );

/** Lists the variables that the types of a Worker name: whether each is a secret, by its comment. */
const listDeclared = (folder: string): [name: string, isSecret: boolean][] =>
  list(`${folder}/{src,worker}/env.ts`).flatMap((file) =>
    [...read(file).matchAll(/(?:\/\*\* ([^/]*?)\*\/\s+)?\b([A-Z][A-Z_]+)\??: string;/g)].map(
      ([, comment = '', name = '']): [string, boolean] => [name, comment.startsWith('Secret')],
    ),
  );

/** Writes a list of all variables of each Worker: what is set, the secrets that it needs, and what else it reads. */
const describeVariables = () =>
  WORKERS.flatMap((folder) => {
    const { vars = {}, secrets } = readSection(folder, 'production');
    const required = secrets?.required ?? [];
    const rest = listDeclared(folder).filter(([name]) => !(name in vars) && !required.includes(name));
    const [secret, other] = [true, false].map((wanted) => rest.flatMap(([name, is]) => (is === wanted ? name : [])));
    const set = Object.entries(vars).map(([name, value]) => `${name}=${value}`);
    const kinds = {
      'set in production': set,
      'needed secrets': required,
      'optional secrets': secret,
      'read besides': other,
    };
    return Object.entries(kinds).flatMap(([kind, names = []]) =>
      names.length > 0 ? [`- ${code(folder)}, ${kind}: ${codes(names)}`] : [],
    );
  }).join('\n');

/** Finds the secrets and variables of GitHub that workflows name: in expressions, and as the name of a remote's token. */
const describeWorkflows = () => {
  const uses = list('.github/workflows/*.yml').flatMap((file) =>
    [...read(file).matchAll(/(secrets|vars)\.([A-Z_]+)|^ +(token): ([A-Z_]+)$/gm)].map(
      ([, kind = 'secrets', name, , token]): [string, string] => [
        `${code(name ?? token ?? '')} | ${kind === 'vars' ? 'variable' : 'secret'}`,
        path.basename(file),
      ],
    ),
  );
  const names = [...new Set(uses.map(([name]) => name))].sort();
  return writeTable(
    ['name', 'kind', 'workflows'],
    names.map((name) => [
      ...name.split(' | '),
      codes([...new Set(uses.flatMap(([used, file]) => (used === name ? file : [])))]),
    ]),
  );
};

/** Writes docs/facts.md as a text: what the declarations of the repository say of pages, packages, Workers and workflows. */
export const describeFacts = (): string =>
  `${[
    INTRODUCTION,
    `## Pages\n\n${describePages()}`,
    `## Packages\n\n${describePackages()}`,
    `## Import rules\n\nOf \`.dependency-cruiser.mjs\`.\n\n${describeRules()}`,
    `## Bindings\n\n${describeBindings()}`,
    `## Variables and secrets of the Workers\n\n${describeVariables()}`,
    `## Secrets and variables of the workflows\n\n${describeWorkflows()}`,
  ].join('\n\n')}\n`;
