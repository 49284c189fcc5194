import { satisfies } from 'semver';
import { hasParameter } from '../routes/routes.ts';
import type { Fragment } from '../schema/fragment.ts';
import type { Release } from '../schema/release.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';
import type { ShellContract } from './shell-contract.ts';

/** Every shared module that the release needs is provided by the shell, in a version of its range. */
export const checkShared = (remote: RemoteName, { requires }: Release, { shared }: ShellContract): Breach[] =>
  Object.entries(requires).flatMap(([name, range]) => {
    const version = shared[name];
    if (version && satisfies(version, range)) return [];
    const problem = `${remote} needs ${range}. Release a shell that shares it first, or build against ${version ?? 'what it shares'}`;
    return [{ promise: version ? `${name} ${version} is shared` : `${name} is not shared`, madeBy: 'shell', problem }];
  });

/** Whether a release has a fragment for a route, or for one value at least of its parameter. */
const hasPage = (route: string, pages: readonly string[]): boolean =>
  hasParameter(route)
    ? pages.some((page) => page === route || page.startsWith(route.slice(0, route.indexOf(':'))))
    : pages.includes(route);

/**
 * Every module that the shell shows for a route is exposed, and its route has a fragment. A module that has pages for
 * another route need not have one for every value of a parameter: a short list has no second page.
 */
export const checkPages = (remote: RemoteName, { snapshot, pages }: Release, shell: ShellContract): Breach[] => {
  const own = shell.pages.filter((page) => page.remote === remote);
  return own.flatMap(({ route, expose }) => {
    const promise = `the route ${route} shows ${expose} of ${remote}`;
    const problems: Breach[] = [];
    if (!snapshot.modules.some(({ modulePath }) => modulePath === expose))
      problems.push({
        promise,
        madeBy: 'shell',
        problem: `The version exposes no ${expose}. Expose it again under this name`,
      });
    const routes = hasParameter(route)
      ? own.filter((page) => page.expose === expose).map((page) => page.route)
      : [route];
    if (!routes.some((candidate) => hasPage(candidate, pages)))
      problems.push({
        promise,
        madeBy: 'shell',
        problem: 'The version has no prerendered page for it. Add it to the prerendering',
      });
    return problems;
  });
};

/** Every prerendered page has a title and a heading. */
export const checkFragments = (remote: RemoteName, fragments: Readonly<Record<string, Fragment>>): Breach[] =>
  Object.entries(fragments).flatMap(([page, { head, body }]) => {
    const missing = [...(head.title.trim() ? [] : ['no title']), ...(/<h1[\s>]/.test(body) ? [] : ['no heading (h1)'])];
    if (missing.length === 0) return [];
    return [
      {
        promise: `the page ${page} has a title and a heading`,
        madeBy: remote,
        problem: `It has ${missing.join(' and ')}`,
      },
    ];
  });
