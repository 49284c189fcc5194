import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from '../../shared-commands/src/index.ts';
import { routes } from '../../shared-delivery/src/routes/routes.ts';
import { REMOTE_NAMES } from '../../shared-delivery/src/schema/remotes.ts';
import { LANGUAGES } from '../../shared-languages/src/index.ts';
import { findOwner } from '../../shell/src/site/owners.ts';

/** The longest name of which the bucket in production may be called. */
const MAX_LENGTH = 40;

const getSegment = (route: string) => route.split('/')[1] ?? '';

/** Whether a text can be a folder, a bucket and a part of an address. */
const isName = (text: string) => text.length <= MAX_LENGTH && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);

const assertName = (what: string, text: string): void => {
  if (!isName(text))
    throw new InvalidArgumentError(
      `${what} ${JSON.stringify(text)} cannot be used: write at most ${MAX_LENGTH} small letters and digits, with hyphens between words, such as city-events.`,
    );
};

/** The names of the packages of a workspace. */
const listPackages = (root: string): string[] =>
  globSync('*/package.json', { cwd: root, exclude: ['node_modules'] }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).name,
  );

/**
 * Checks the name of a new remote.
 *
 * @throws InvalidArgumentError that says what has it already.
 */
export function checkRemoteName(root: string, name: string): void {
  assertName('The name', name);
  const taken = [
    ...(REMOTE_NAMES.some((remote) => remote === name) ? [`the remote ${name}`] : []),
    ...(listPackages(root).includes(`@almaty/${name}`) ? [`the package @almaty/${name}`] : []),
    ...[`mfe-${name}`, `.github/workflows/${name}.yml`].filter((file) => existsSync(path.join(root, file))),
  ];
  if (taken.length > 0) throw new InvalidArgumentError(`There is ${taken[0]} already: choose another name.`);
}

/** What the first segments of addresses mean that are no remote's: pages and files of the shell, languages and the API. */
const listShellSegments = (root: string): string[] => [
  ...LANGUAGES,
  ...['api', 'static', 'pictures'],
  ...Object.values(routes).map(getSegment),
  ...readdirSync(path.join(root, 'shell/public')),
];

/**
 * Checks what the addresses of a new remote begin with.
 *
 * @throws InvalidArgumentError that says whose it is.
 */
export function checkSegment(root: string, segment: string): void {
  assertName('The address', segment);
  const owner = findOwner(`/${segment}`) ?? (listShellSegments(root).includes(segment) ? 'the shell' : undefined);
  if (owner)
    throw new InvalidArgumentError(
      `/${segment} is of ${owner}: choose another first segment of its addresses, and write it after the name.`,
    );
}
