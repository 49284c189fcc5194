import type { Page, Route } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { serveBadRelease } from './bad-release.ts';
import type { REMOTES } from './remotes.ts';

type Remote = (typeof REMOTES)[number];

/** A fault of one remote. */
export type Fault = {
  /** What the remote's part does, as the end of a sentence. */
  name: string;
  /** Lets the fault begin; returns a function that ends it for whatever is requested from then on. */
  begin: (page: Page, remote: Remote) => Promise<() => Promise<void>>;
  /** Whether visitors are told that the part is late, and not that it has failed. */
  isLate?: true;
  /** Whether the part appears by itself once the fault has ended. */
  arrives?: true;
  /** Whether the fault shows only after a link, because the first page contains what fails. */
  isAfterLinkOnly?: true;
  /** Whether the text that was prerendered is gone: React removes what an error was thrown in. */
  losesText?: true;
};

/** Handles the scripts of a remote, or the files of another pattern. */
const onFiles =
  (handle: (route: Route) => Promise<void>, files = '*.js') =>
  async (page: Page, { name }: Remote) => {
    let hasEnded = false;
    // Without removing the route, which would let go on what hangs.
    await page.route(`**/_mfe/${name}/**/${files}`, (route) => (hasEnded ? route.continue() : handle(route)));
    return async () => {
      hasEnded = true;
    };
  };

/** Delays the scripts of a remote until the fault ends. */
const delay = async (page: Page, { name }: Remote) => {
  const end = await delayResponses(page, `**/_mfe/${name}/**/*.js`);
  return async () => end();
};

const hang = () => new Promise<void>(() => {});

/** Changes what arrives of a remote's scripts. */
const onBytes = (edit: (script: string) => string) =>
  onFiles(async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

/** Serves a release with another entry. */
const withEntry =
  (edit: (entry: string, remote: Remote) => string) =>
  (page: Page, remote: Remote): Promise<() => Promise<void>> =>
    serveBadRelease(page, remote.name, (entry) => edit(entry, remote));

/** Serves a release whose entry ends with a script; in it `container` is what the federation runtime gets. */
const withContainer = (script: string) =>
  withEntry(
    (entry, { name }) =>
      `${entry};{const container=globalThis['${name}'];globalThis['${name}']={init:container.init,${script}}}`,
  );

/** Every fault of a remote that its page has to outlive. */
export const FAULTS: readonly Fault[] = [
  { name: 'is refused', begin: onFiles((route) => route.abort('connectionrefused'), '*.{js,css}') },
  { name: 'gets status 503', begin: onFiles((route) => route.fulfill({ status: 503, body: 'busy' }), '*.{js,css}') },
  { name: 'hangs for ever', begin: onFiles(hang), isLate: true },
  { name: 'takes ten seconds', begin: delay, isLate: true, arrives: true },
  { name: 'lacks a style sheet that hangs', begin: onFiles(hang, '*.css'), isLate: true, isAfterLinkOnly: true },
  { name: 'is truncated', begin: onBytes((script) => script.slice(0, script.length / 2)) },
  { name: 'is garbage', begin: onBytes(() => '<<<not a script') },
  { name: 'has one changed byte', begin: onBytes((script) => `${script.slice(0, -1)} `) },
  {
    name: 'throws while it is evaluated',
    begin: withEntry((entry) => `throw new Error('evaluating');${entry}`),
  },
  {
    name: 'throws while it renders',
    begin: withContainer(`get:async()=>()=>({default(){throw new Error('rendering')}})`),
    losesText: true,
  },
  {
    name: 'exposes its page under another name',
    begin: withEntry((entry, { expose }) => entry.replaceAll(expose, './Renamed')),
  },
  { name: 'exposes no component', begin: withContainer(`get:async()=>()=>({default:'a text'})`) },
];
