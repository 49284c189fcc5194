import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { fetchPath, SITE } from './testing/fetch-path.ts';
import { publish, setPointer, unpublish } from './testing/releases.ts';

const publishTips = (title: string) =>
  publish({ fragments: { '/plan-trip': { head: { title }, body: `<h1>${title}</h1>` } } });

let stable = '';
let candidate = '';
beforeEach(async () => {
  await unpublish();
  stable = await publishTips('Stable');
  candidate = await publishTips('Candidate');
  await setPointer({ stable, canary: { version: candidate, percent: 5 } });
});

const fetchHtml = async (path: string, headers: Record<string, string> = {}) =>
  (await fetchPath(path, { headers })).text();
const authorization = `Bearer ${env.TEAM_KEY}`;
/** The rows of the panel's table of the trip tips. */
const getRows = (html: string): string =>
  /<caption>Trip tips<\/caption>.*?<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? 'no table';

test('a team sees who gets which version, and shows another one in this session by a link that stays on the page', async () => {
  const html = await fetchHtml('/plan-trip?parts', { authorization });
  const rows = getRows(html);
  expect(rows).toMatch(new RegExp(`${stable}[^>]*>[^<]*</th><td>most visitors</td><td>[^<]+</td><td>\\d+ KB</td>`));
  expect(rows).toMatch(new RegExp(`${candidate}[^>]*>[^<]*</th><td>5 of 100 visitors</td>`));
  const chosen = await fetchPath(`/plan-trip?mfe=trip-tips@${candidate}`, { headers: { authorization } });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/plan-trip']);
});

test('a team sees which shared packages each version needs, beside what the shell has', async () => {
  const { shared } = await (await env.ASSETS.fetch(`${SITE}/mf-manifest.json`)).json<{
    shared: { name: string; version: string }[];
  }>();
  const react = shared.find(({ name }) => name === 'react')?.version;
  const older = await publish({
    release: { requires: { react: '^18.0.0', 'react/jsx-runtime': '^18.0.0', zod: '^4.0.0' } },
  });
  const own = await publish({ release: { requires: {}, ownReact: '18.3.1' } });
  const html = await fetchHtml('/plan-trip?parts', { authorization });
  const getCells = (name: string) =>
    getRows(html)
      .split('<tr>')
      .find((row) => row.includes(name))
      ?.match(/<td>[^<]*<\/td>/g);
  expect(html).toContain('<th scope="col">react</th>');
  expect(getCells(older)).toContain('<td>^18.0.0</td>');
  expect(getCells(own)).toContain('<td>own 18.3.1</td>');
  expect(getCells('The shell has')).toContain(`<td>${react}</td>`);
  // A package that the shell does not share.
  expect(getCells(older)?.at(-1)).toBe('<td>^4.0.0</td>');
  expect(getCells('The shell has')?.at(-1)).toBe('<td>–</td>');
});

test('a page that shows a preview has the panel, with the version that it shows', async () => {
  const html = await fetchHtml('/plan-trip', { authorization, cookie: `preview=trip-tips@${candidate}` });
  expect(getRows(html)).toContain(`<strong>${candidate}</strong>, shown here`);
  expect(getRows(html)).toContain(`<a href="?mfe=trip-tips@${stable}">Show ${stable}</a>`);
});

test('a remote whose bucket cannot be read leaves the others in the panel', async () => {
  const html = await fetchHtml('/plan-trip?parts', { authorization });
  expect(html.includes('The versions of itinerary cannot be read.')).toBe(true);
});

test.each([
  ['without the key', '/plan-trip?parts', {}],
  ['with a guess', '/plan-trip?parts', { authorization: 'Bearer a guess' }],
  ['with a preview of what visitors get', '/plan-trip', { cookie: 'preview=trip-tips@v1' }],
  ['that asks for nothing', '/plan-trip', { authorization }],
])('a page %s has no panel', async (_, path, headers: Record<string, string>) => {
  expect((await fetchHtml(path, headers)).includes('version-panel')).toBe(false);
});
