import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getRemotePort } from '../../shared-delivery/src/build/remote-folder.ts';
import { ENVIRONMENTS } from '../../shared-delivery/src/publishing/environment.ts';
import {
  getBucketBinding,
  REMOTE_NAMES,
  type RemoteName,
  toConstant,
  toTitle,
} from '../../shared-delivery/src/schema/remotes.ts';
import {
  findImportedPackages,
  type PackageGraph,
  readPackageGraph,
} from '../../shared-delivery/src/workspace/workspace.ts';
import { KINDS } from '../content/kinds.ts';

/** The secret with the token that may write to the bucket of a remote. */
const getToken = (name: RemoteName) => `${toConstant(name)}_CLOUDFLARE_API_TOKEN`;

/** The kind of content that editors change in a remote; null when there is none. */
const findContent = (name: RemoteName) => Object.entries(KINDS).find(([, { remote }]) => remote === name)?.[0] ?? null;

/** Writes the workflow of a remote, which tests it when a package changes that it imports. */
function writeWorkflow(name: RemoteName, template: string, graph: PackageGraph): string {
  const packages = findImportedPackages(`mfe-${name}`, graph).map((folder) => `"${folder}/**"`);
  const content = findContent(name);
  return template
    .replace('REMOTE_PACKAGES', packages.join('\n      - '))
    .replace(/^.*REMOTE_CONTENT\n/m, (line) => (content ? line.replace('REMOTE_CONTENT', content) : ''))
    .replaceAll('REMOTE_TITLE', toTitle(name))
    .replaceAll('REMOTE_TOKEN', getToken(name))
    .replaceAll('REMOTE_NAME', name);
}

/** Replaces what a file says of all remotes. @throws Error when it does not say it. */
function replaceLines(
  text: string,
  lines: RegExp,
  replacement: (match: string, ...groups: string[]) => string,
): string {
  if (text.search(lines) < 0) throw new Error(`no line that matches ${lines}`);
  return text.replace(lines, replacement);
}

/** Writes which secrets the workflow that releases a remote takes. */
const writeSecrets = (text: string): string =>
  replaceLines(text, /( {6}\w+_CLOUDFLARE_API_TOKEN:\n {8}required: false\n)+/, () =>
    REMOTE_NAMES.map((name) => `      ${getToken(name)}:\n        required: false\n`).join(''),
  );

/** Writes the team of each remote, of the organisation that the file names for the shell. */
function writeOwners(text: string): string {
  const [, organisation] = /^\/shell\/ (@\S+)\/shell$/m.exec(text) ?? [];
  const getTeam = (name: string) => `${organisation}/${name}`;
  const withFolders = replaceLines(text, /(^\/mfe-.*\n)+/m, () =>
    REMOTE_NAMES.map((name) => `/mfe-${name}/ ${getTeam(name)}\n`).join(''),
  );
  const teams = ['shell', ...REMOTE_NAMES, 'api'].map(getTeam).join(' ');
  return replaceLines(withFolders, /^\* .*$/m, () => `* ${teams}`);
}

/** Writes the buckets of all remotes and of the shell into the configuration of a Worker. */
function writeBuckets(text: string): string {
  const all = [...REMOTE_NAMES.map((name) => [getBucketBinding(name), `mfe-${name}`]), ['R2_SHELL', 'shell']];
  const suffixes = ['', ...ENVIRONMENTS.map((environment) => `-${environment}`)].values();
  return replaceLines(text, /^( *)"r2_buckets": \[[^\]]*\]/gm, (_, indent) => {
    const suffix = suffixes.next().value;
    const buckets = all.map(
      ([binding, name]) => `${indent}  { "binding": "${binding}", "bucket_name": "${name}${suffix}" }`,
    );
    return `${indent}"r2_buckets": [\n${buckets.join(',\n')}\n${indent}]`;
  });
}

/** Writes where the teams serve builds into the configuration of the shell's Worker. */
function writeServers(text: string): string {
  const servers = REMOTE_NAMES.map((name) => `http://localhost:${getRemotePort(name)}`).join(' ');
  return replaceLines(text, /"RELEASE_SERVERS": "http[^"]*"/, () => `"RELEASE_SERVERS": "${servers}"`);
}

/** What each file has to say of the remotes that no code can tell its reader: a function of the text that it has now. */
const WRITERS: Readonly<Record<string, (text: string) => string>> = {
  '.github/CODEOWNERS': writeOwners,
  '.github/workflows/release-remote.yml': writeSecrets,
  'shell/wrangler.jsonc': (text) => writeServers(writeBuckets(text)),
  'api-function/wrangler.jsonc': writeBuckets,
};

/** The files in which a part is about remotes; the workflow of each is one more. */
export const DERIVED_FILES: readonly string[] = Object.keys(WRITERS);

/** The files that repeat the list of remotes for a reader that runs no code, such as GitHub: file -> what it has to be. */
function describeDerivedFiles(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const template = read('scripts/remotes/workflow.yml');
  const graph = readPackageGraph(root);
  const workflows = REMOTE_NAMES.map(
    (name) => [`.github/workflows/${name}.yml`, writeWorkflow(name, template, graph)] as const,
  );
  const others = Object.entries(WRITERS).map(([file, write]) => {
    try {
      return [file, write(read(file))] as const;
    } catch (cause) {
      throw new Error(`${file} has no place for the remotes: take it as git has it, and write it again`, { cause });
    }
  });
  return Object.fromEntries([...workflows, ...others]);
}

/** The derived files that are not what they have to be, with what they have to be. */
export const findStaleFiles = (root: string): [file: string, text: string][] =>
  Object.entries(describeDerivedFiles(root)).filter(([file, text]) => {
    const target = path.join(root, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== text;
  });
