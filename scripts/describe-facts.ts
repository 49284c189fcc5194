import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import importRules from '../.dependency-cruiser.mjs';
import { categoryRoutes } from '../mfe-catalogue/src/lib/category-routes.ts';
import { routes, UNKNOWN_PAGE } from '../shared-delivery/src/routes/routes.ts';
import { CONFIG_FOLDERS, readSection, type Section, WORKERS } from './deploy/wrangler-config.ts';

const ROOT = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const list = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude: ['node_modules'] }).sort();
const code = (text: string) => `\`${text}\``;
const codes = (texts: Iterable<string>) => [...texts].map(code).join(', ');

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
  const text = read(file);
  const [, literal, name] = /\broute: (?:'([^']+)'|([\w.]+))/.exec(text) ?? [];
  const route = literal ?? ROUTE_NAMES[name ?? /\bcreateCategoryPage\('\w+'\)/.exec(text)?.[0] ?? ''];
  if (!route) throw new Error(`${file} declares no route that scripts/describe-facts.ts can read`);
  return route;
}

const describePages = () =>
  list('{mfe-*,shell}').map((folder) => {
    const pages = list(`${folder}/src/pages/*Page.tsx`).map(readRoute).sort();
    return `- ${code(`${folder}/src/pages`)}: ${codes(pages)}`;
  });

type Manifest = { name: string; description: string; dependencies?: object; devDependencies?: object };

/** Lists the packages of the workspace that a manifest names, without their scope. */
const listPackages = (dependencies: object = {}) =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith('@almaty/') ? [name.slice('@almaty/'.length)] : []));

const describePackages = () =>
  list('*/package.json').map((file) => {
    const { name, description, dependencies, devDependencies }: Manifest = JSON.parse(read(file));
    const [always, besides] = [listPackages(dependencies), listPackages(devDependencies)];
    return [
      `- ${code(name)} in ${code(path.dirname(file))}: ${description}.`,
      ...(always.length > 0 ? [`Depends on ${always.join(', ')}.`] : []),
      ...(besides.length > 0 ? [`In tests, builds and commands on ${besides.join(', ')}.`] : []),
    ].join(' ');
  });

const describeRules = () => importRules.forbidden.map(({ name, comment }) => `- ${code(name)}: ${comment}`);

type Binding = Partial<Record<string, unknown>>;

/** Lists what a section binds: the name in the code, and what it is at Cloudflare. */
const listBindings = (section: Section): string[] =>
  Object.entries(section as Record<string, unknown>).flatMap(([kind, value]) => {
    const { bindings, producers } = (value ?? {}) as { bindings?: Binding[]; producers?: Binding[] };
    const entries = Array.isArray(value) ? (value as Binding[]) : (bindings ?? producers ?? []);
    return entries.flatMap((entry) => {
      const name = entry.binding ?? entry.name;
      const limit = entry.simple as { limit: number; period: number } | undefined;
      const resource = entry.bucket_name ?? entry.database_name ?? entry.queue ?? entry.service ?? entry.dataset;
      const target = resource ?? entry.class_name ?? (limit ? `${limit.limit} in ${limit.period} s` : kind);
      return name ? [`${code(`${name}`)} (${target})`] : [];
    });
  });

const describeBindings = () =>
  CONFIG_FOLDERS.map((folder) => `- ${code(folder)}: ${listBindings(readSection(folder, 'production')).join(', ')}`);

/** Lists the variables that the types of a Worker name: whether each is a secret, by its comment. */
const listDeclared = (folder: string): [name: string, isSecret: boolean][] =>
  list(`${folder}/{src,worker}/env.ts`).flatMap((file) =>
    [...read(file).matchAll(/(?:\/\*\* ([^/]*?)\*\/\s+)?\b([A-Z][A-Z_]+)\??: string;/g)].map(
      ([, comment = '', name = '']): [string, boolean] => [name, comment.startsWith('Secret')],
    ),
  );

/** Describes all variables of each Worker: what is set, the secrets that it needs, and what else it reads. */
const describeVariables = () =>
  WORKERS.flatMap((folder) => {
    const { vars = {}, secrets } = readSection(folder, 'production');
    const required = secrets?.required ?? [];
    const rest = listDeclared(folder).filter(([name]) => !(name in vars) && !required.includes(name));
    const [secret = [], other = []] = [true, false].map((wanted) =>
      rest.flatMap(([name, isSecret]) => (isSecret === wanted ? name : [])),
    );
    const set = Object.entries(vars).map(([name, value]) => `${name}=${value}`);
    const kinds = { 'set in production': set, 'needed secrets': required, 'optional secrets': secret, other };
    return Object.entries(kinds).flatMap(([kind, names]) =>
      names.length > 0 ? [`- ${code(folder)}, ${kind}: ${codes(names)}`] : [],
    );
  });

/** Describes what workflows take from the settings at GitHub, in expressions and as the name of a remote's token. */
const describeWorkflows = () =>
  list('.github/workflows/*.yml').flatMap((file) => {
    const uses = read(file).matchAll(/\b(?:secrets|vars)\.([A-Z_]+)|^ +token: ([A-Z_]+)$/gm);
    const names = new Set([...uses].map(([use, name, token = '']) => (use.startsWith('vars') ? use : (name ?? token))));
    return names.size > 0 ? [`- ${code(path.basename(file))}: ${codes(names)}`] : [];
  });

/** Writes docs/facts.md as a text: what the declarations of the repository say of pages, packages, Workers and workflows. */
export const describeFacts = (): string =>
  `${[
    INTRODUCTION,
    '## Pages',
    describePages().join('\n'),
    '## Packages',
    describePackages().join('\n'),
    '## Import rules',
    describeRules().join('\n'),
    '## Bindings in production',
    describeBindings().join('\n'),
    '## Variables and secrets of the Workers',
    describeVariables().join('\n'),
    '## Secrets and variables of the workflows',
    '`vars.` are variables of GitHub, the others secrets.',
    describeWorkflows().join('\n'),
  ].join('\n\n')}\n`;
