import type { Fragment } from '@almaty/delivery/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchPath, fetchText } from './testing/fetch-path.ts';
import { createPage, expirePointer, publish, unpublish } from './testing/releases.ts';

const createFragment = (title: string): Fragment => ({ head: { title }, body: `<h1>${title}</h1>` });

/** Publishes trip tips with these pages, each with a fragment that names it. */
async function publishPages(...paths: string[]) {
  const fragments = Object.fromEntries(paths.map((path) => [path, createFragment(`Tips ${path}`)]));
  const version = await publish({ release: { pages: paths.map((path) => createPage(path)) }, fragments });
  expirePointer();
  return version;
}
/** The status of a path, and the first words of its page. */
async function show(path: string) {
  const response = await fetchPath(path);
  const [, heading = ''] = /<main[\s\S]*?<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? [];
  return [response.status, heading.replace(/<[^>]*>/g, ' ').trim()];
}

beforeEach(() => unpublish());
afterEach(() => unpublish('catalogue'));

test('a page is what the current release of its remote has: one that it adds, until it is gone again', async () => {
  const winter = await publishPages('/plan-trip', '/plan-trip/winter');
  expect(await show('/plan-trip/winter')).toEqual([200, 'Tips /plan-trip/winter']);
  expect(await (await fetchPath('/_mfe/remotes.json')).json()).toMatchObject({
    remotes: [{ version: winter, pages: [createPage('/plan-trip'), createPage('/plan-trip/winter')] }],
  });
  await publishPages('/plan-trip');
  expect((await show('/plan-trip/winter'))[0]).toBe(404);
  expect(await show('/plan-trip')).toEqual([200, 'Tips /plan-trip']);
});

test('a page is not what a release claims in the part of another remote or of the shell', async () => {
  const fragments = { '/locations': createFragment('Locations') };
  await publish({ remote: 'catalogue', release: { pages: [createPage('/locations')] }, fragments });
  await publishPages('/plan-trip');
  const paths = ['/locations', '/locations/winter', '/', '/privacy', '/events'];
  const showAll = () => Promise.all(paths.map(show));
  const before = await showAll();
  expect(before.map(([status]) => status)).toEqual([200, 404, 200, 200, 404]);
  expect(before[0]).toEqual([200, 'Locations']);
  const greedy = await publishPages('/plan-trip', ...paths);
  expect(await fetchText('/')).toContain(greedy);
  expect(await showAll()).toEqual(before);
});

test('a remote without a release does not get the page that another claims in its part', async () => {
  await publishPages('/plan-trip', '/locations');
  expect((await show('/locations'))[0]).toBe(503);
});
