import { env } from 'cloudflare:workers';
import { type Fragment, getFragmentFile, type Release, type RemoteName } from '@almaty/delivery/schema';
import { getBucket } from '../releases.ts';

let count = 0;
/** Creates a version name that no test has requested yet, because the edge cache outlives a test. */
export const createVersion = (): string => {
  count += 1;
  return `v${count}-${Date.now()}`;
};

/** A release with one exposed page, `./PlanTripPage`. */
export const createRelease = (version: string): Release => ({
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
    'entry.js': { integrity: 'sha384-entry', bytes: 1 },
    'page.js': { integrity: 'sha384-page', bytes: 1 },
    'page.css': { integrity: 'sha384-style', bytes: 1 },
  },
  pages: ['/plan-trip'],
});

/** Stores an object in the bucket of a remote; anything but a text is stored as JSON. */
export async function putObject(key: string, value: unknown, remote: RemoteName = 'trip-tips'): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const httpMetadata = { contentType: 'text/javascript; charset=utf-8' };
  await getBucket(env, remote).put(key, text, { httpMetadata });
}

/** Drops the cached release pointer of a remote, as its time to live would. */
export const expirePointer = (remote: RemoteName = 'trip-tips'): Promise<boolean> =>
  caches.default.delete(`https://edge.invalid/${remote}/channels.json`);

/** Removes the release pointer of a remote. */
export async function unpublish(remote: RemoteName = 'trip-tips'): Promise<void> {
  await getBucket(env, remote).delete('channels.json');
  await expirePointer(remote);
}

type Publication = {
  remote?: RemoteName;
  /** Fields of release.json that differ from `createRelease`. */
  release?: object;
  /** Site path -> fragment. */
  fragments?: Readonly<Record<string, Fragment>>;
  /** File within the version -> content. */
  files?: Readonly<Record<string, string>>;
};

/** Publishes and promotes a release; returns its version. */
export async function publish({ remote = 'trip-tips', release, fragments = {}, files = {} }: Publication = {}) {
  const version = createVersion();
  for (const [page, fragment] of Object.entries(fragments))
    await putObject(`${version}/${getFragmentFile(page)}`, fragment, remote);
  for (const [file, content] of Object.entries(files)) await putObject(`${version}/${file}`, content, remote);
  await putObject(`${version}/release.json`, { ...createRelease(version), ...release }, remote);
  await putObject('channels.json', { stable: version }, remote);
  return version;
}
