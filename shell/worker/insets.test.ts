import { env } from 'cloudflare:workers';
import { getIntegrity } from '@almaty/delivery/bucket-reader';
import type { Fragment } from '@almaty/delivery/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import { createPage, expirePointer, getKey, publish, unpublish } from './testing/releases.ts';

const INSET = '/plan-trip/before-you-go/city';
const SLOT = `<div data-inset="${INSET}" class="mt"></div>`;
const STYLES = '.tips{color:red}';

const place: Fragment = { head: { title: 'Medeu' }, body: `<h1>Medeu</h1>${SLOT}<p>The end</p>` };
const createInset = (text: string): Fragment => ({
  head: { title: 'Before you go' },
  body: `<h2>${text}</h2><img src="https://release-base.invalid/a.png"/>`,
});

/** The page of the place, from its heading on. */
const getPlace = (html: string): string => /<h1>Medeu.*?The end<\/p>/s.exec(html)?.[0] ?? 'no page';

const publishPlace = () =>
  publish({
    remote: 'catalogue',
    release: { pages: [createPage('/locations/medeu')] },
    fragments: { '/locations/medeu': place },
  });
const publishTips = (inset: Fragment, release: object = {}) =>
  publish({
    release: { insets: [{ route: INSET, module: './PlanTripPage', paths: [INSET] }], ...release },
    fragments: { [INSET]: inset },
    files: { 'page.css': STYLES },
  });

beforeEach(async () => {
  await unpublish();
  await publishPlace();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unpublish('catalogue');
});

test('a page has the inset of another remote in its slot, with its styles, as static content of that remote', async () => {
  const version = await publishTips(createInset('Take cash'));
  const response = await fetchPath('/locations/medeu');
  const html = await response.text();
  expect(getPlace(html)).toBe(
    `<h1>Medeu</h1><div data-inset="${INSET}" class="mt"><div data-mfe="trip-tips" data-static=""><h2>Take cash</h2><img src="${SITE}/_mfe/trip-tips/${version}/a.png"/></div></div><p>The end</p>`,
  );
  expect(html.includes(`<style data-href="page.css">${STYLES}</style>`)).toBe(true);
  expect(response.headers.get('content-security-policy')).toContain(await getIntegrity(STYLES));
});

test('a release of the remote that owns the inset changes the page alone', async () => {
  await publishTips(createInset('Take cash'));
  expect(getPlace(await fetchText('/locations/medeu'))).toContain('Take cash');
  await publishTips(createInset('Take a card'));
  expirePointer();
  expect(getPlace(await fetchText('/locations/medeu'))).toContain('Take a card');
});

test.each<[string, () => Promise<unknown>]>([
  ['whose remote has no release', async () => {}],
  ['that its remote does not have', () => publishTips(createInset('Take cash'), { insets: [] })],
  [
    'whose fragment is lost',
    () => publishTips(createInset('Take a lamp')).then(() => loseContent(createInset('Take a lamp'))),
  ],
])('a slot for an inset %s stays empty in a page that is complete', async (_, prepare) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepare();
  const response = await fetchPath('/locations/medeu');
  expect([response.status, getPlace(await response.text())]).toEqual([200, place.body]);
});

/** Removes the fragment of an inset from the bucket. */
const loseContent = async (inset: Fragment) => env.R2_TRIP_TIPS.delete(await getKey(JSON.stringify(inset)));

test('a page whose inset could not be read is composed anew for the next visitor', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const inset = createInset('Take water');
  await publishTips(inset);
  await loseContent(inset);
  expect(getPlace(await fetchText('/locations/medeu'))).toContain(SLOT);
  await env.R2_TRIP_TIPS.put(await getKey(JSON.stringify(inset)), JSON.stringify(inset));
  expect(getPlace(await fetchText('/locations/medeu'))).toContain('Take water');
});

test('an inset has no address of its own, and is in no sitemap', async () => {
  await publishTips(createInset('Take cash'));
  expect((await fetchPath(INSET)).status).toBe(404);
  expect(await fetchText('/sitemap.xml')).not.toContain(INSET);
});

test('the gate is told which live pages show which inset', async () => {
  await publish({ remote: 'catalogue', release: { slots: { [INSET]: '/locations/medeu' } } });
  expirePointer();
  expect(await (await fetchPath('/_mfe/shell.json')).json()).toMatchObject({ slots: { [INSET]: '/locations/medeu' } });
});
