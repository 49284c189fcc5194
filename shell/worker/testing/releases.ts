import { env } from 'cloudflare:workers';
import { getIntegrity } from '@almaty/delivery/bucket-reader';
import {
  type Fragment,
  getContentKey,
  type Release,
  type ReleasedPage,
  type RemoteName,
} from '@almaty/delivery/schema';
import { vi } from 'vitest';
import type { RemoteList } from '../../src/parts/remote-list.ts';
import { getBucket } from '../bucket.ts';
import { NOT_YET } from '../not-yet.ts';

let count = 0;
/** Creates a version name that no test has requested yet, because the edge cache outlives a test. */
export const createVersion = (): string => {
  count += 1;
  return `v${count}-${Date.now()}`;
};

/** A page of a release, which is shown by the module that every test release exposes; `fields` change it. */
export const createPage = (route: string, fields: Partial<ReleasedPage> = {}): ReleasedPage => ({
  ...{ route, module: './PlanTripPage', skeleton: 'article', paths: [route] },
  ...fields,
});

/** The description of a release with the page `/plan-trip`, and with its module. */
export const createRelease = (version: string): Omit<Release, 'integrity'> => ({
  version,
  snapshot: {
    globalName: 'trip-tips',
    remoteEntry: 'entry.js',
    modules: [
      {
        moduleName: 'PlanTripPage',
        modulePath: './PlanTripPage',
        assets: { js: { sync: ['page.js'], async: [] }, css: { sync: ['page.css'], async: [] } },
      },
    ],
  },
  files: {
    'entry.js': { integrity: 'sha256-entry', bytes: 1 },
    'page.js': { integrity: 'sha256-page', bytes: 1 },
    'page.css': { integrity: 'sha256-style', bytes: 1 },
  },
  requires: {},
  pages: [createPage('/plan-trip')],
  fragments: {},
});

/** Stores an object in the bucket of a remote; anything but a text is stored as JSON. */
export async function putObject(key: string, value: unknown, remote: RemoteName = 'trip-tips'): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await getBucket(env, remote).put(key, text);
}

/** Lets some seconds pass, as far as the Worker's clock says: what is kept becomes older. */
export const passSeconds = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

/** Lets so much time pass that a page waits for the release pointers. */
export const expirePointer = (): void => passSeconds(36);

/** Lets so much time pass that the last good releases may not stand in any more. */
export const expireLastRelease = (): void => passSeconds(86_406);

/** Removes the release pointer of a remote, and lets everybody forget it. */
export async function unpublish(remote: RemoteName = 'trip-tips'): Promise<void> {
  await getBucket(env, remote).delete('channels.json');
  expireLastRelease();
}

/** The remotes of a list that have promoted something: a working copy may have a new one. */
export const omitNew = (remotes: RemoteList['remotes']): RemoteList['remotes'] =>
  remotes.filter(({ version }) => version !== NOT_YET);

type Publication = {
  remote?: RemoteName;
  /** Fields of release.json that differ from `createRelease`. */
  release?: object;
  /** Site path -> fragment. */
  fragments?: Readonly<Record<string, Fragment>>;
  /** File within the version -> content. */
  files?: Readonly<Record<string, string>>;
};

async function describe(content: string) {
  return { integrity: await getIntegrity(content), bytes: new TextEncoder().encode(content).length };
}

const describeAll = async (contents: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(contents).map(async ([name, content]) => [name, await describe(content)] as const),
    ),
  );

/** The key under which a content is stored. */
export const getKey = async (content: string): Promise<string> => getContentKey(await describe(content));

/** The text of release.json, with its own hash. */
export const sealRelease = async (release: object): Promise<string> =>
  JSON.stringify({ ...release, integrity: (await describe(JSON.stringify(release))).integrity });

/** Publishes and promotes a release as the publishing command does; returns its version. */
export async function publish({ remote = 'trip-tips', release, fragments = {}, files = {} }: Publication = {}) {
  const version = createVersion();
  const texts = Object.fromEntries(Object.entries(fragments).map(([page, value]) => [page, JSON.stringify(value)]));
  for (const content of [...Object.values(texts), ...Object.values(files)])
    await putObject(await getKey(content), content, remote);
  const base = createRelease(version);
  const described = {
    ...base,
    files: { ...base.files, ...(await describeAll(files)) },
    fragments: await describeAll(texts),
    ...release,
  };
  await putObject(`${version}/release.json`, await sealRelease(described), remote);
  await putObject('channels.json', { stable: version }, remote);
  return version;
}

/** Makes the edge see a release pointer at once. */
export async function setPointer(pointer: object, remote: RemoteName = 'trip-tips'): Promise<void> {
  await putObject('channels.json', pointer, remote);
  expirePointer();
}
