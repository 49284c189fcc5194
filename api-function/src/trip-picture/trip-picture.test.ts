import type { Language } from '@almaty/languages';
import { decode } from 'fast-png';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Email } from '../email/mailer.ts';
import { readAttributes } from '../plan-email/testing/read-html.ts';
import { catalogueIndex, planningData, publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import { callPlan, changePlan, deliverDueAt, readDocument } from '../testing/plan-api.ts';
import { writePng } from './png.ts';

const WATER = [63, 143, 153] as const;
const [WIDTH, HEIGHT] = [1168, 813];
const ground = writePng({
  ...{ width: WIDTH, height: HEIGHT, palette: [WATER, [0, 0, 0]] },
  indices: new Uint8Array(WIDTH * HEIGHT),
});

/** The places of the small planning data, which are at one point, in a row. */
const nodes = planningData.roads.nodes.map((node, index) => ({ ...node, lon: 76.9 + index * 0.1 }));
const grounds = [{ path: '/pictures/x.svg', picture: 'online/x.png', west: 76, east: 79, south: 42, north: 44 }];

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue('v-map', {
    'planning.json': JSON.stringify({ ...planningData, roads: { ...planningData.roads, nodes } }),
    'catalogue.json': JSON.stringify({ ...catalogueIndex, grounds }),
    'online/x.png': ground,
  });
});

/** Delivers what is due, and gets the email to the visitor. */
async function deliverToVisitor(now: Date): Promise<Email | undefined> {
  const emails: Email[] = [];
  await deliverDueAt(now, async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  return emails.find(({ to }) => to === 'visitor@example.com');
}

async function mailPlan(language: Language = 'en') {
  await recordRequest({ language });
  return deliverToVisitor(NOW);
}

test('a plan comes with a map of its trip on the ground of the catalogue, sharp and small', async () => {
  const email = await mailPlan();
  const content = email?.picture?.content ?? new Uint8Array();
  const { width, height, palette = [] } = decode(content, { checkCrc: true });
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  expect(palette).toContainEqual(WATER);
  expect(content.length).toBeLessThan(60_000);
  expect(email?.html).toMatch(/<img [^>]*width="584" height="407"/);
});

test('the HTML shows it by its content id, and says in words what is on it', async () => {
  const email = await mailPlan();
  expect(readAttributes(email?.html ?? '', 'src')).toEqual([`cid:${email?.picture?.contentId}`]);
  expect(email?.picture?.contentId).toBe('map.ALM-0123456789.visitor.0@almaty.example');
  expect(email?.text).not.toContain('cid:');
});

test.each([
  ['en', /^Map of the trip\. Day 1: \S/],
  ['ru', /^Карта поездки\. День 1: \S/],
  ['kk', /^Сапар картасы\. 1-күн: \S/],
] as const)('the alternative text is in the language %s, with the places of each day', async (language, pattern) => {
  const [alt = ''] = readAttributes((await mailPlan(language))?.html ?? '', 'alt');
  expect(alt).toMatch(pattern);
  for (const { name } of catalogueIndex.locations) expect(alt).toContain(name);
});

test('a changed plan comes with a map of its own', async () => {
  const first = await mailPlan();
  const saved = await readDocument(await changePlan(await readDocument(await callPlan()), { locations: [13] }));
  await callPlan('/send', { method: 'POST', ifMatch: saved.etag });
  const changed = await deliverToVisitor(new Date());
  expect(changed?.picture?.content).not.toEqual(first?.picture?.content);
  expect(changed?.picture?.contentId).not.toBe(first?.picture?.contentId);
  expect(readAttributes(changed?.html ?? '', 'alt')[0]).not.toContain('Big Almaty Peak');
});

test.each([
  ['missing', {}],
  ['no PNG', { 'online/x.png': 'x' }],
])('a ground that is %s is logged, and the plan is sent without a map', async (_, files) => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await publishCatalogue('v-damaged', {
    'catalogue.json': JSON.stringify({ ...catalogueIndex, grounds }),
    ...files,
  });
  const email = await mailPlan();
  expect(email?.subject).toMatch(/^Your Almaty plan/);
  expect(email?.picture).toBeUndefined();
  expect(email?.html).not.toContain('<img');
  expect(logError.mock.calls).toEqual([
    [expect.stringMatching(/^{"event":"trip_picture_failed","reference":"ALM-0123456789","error":"\w+"}$/)],
  ]);
});

test('a plan of a release from before there were pictures of grounds is sent without a map, and nothing is logged', async () => {
  const logError = vi.spyOn(console, 'error');
  await publishCatalogue('v-old');
  const email = await mailPlan();
  expect(email?.subject).toMatch(/^Your Almaty plan/);
  expect(email?.picture).toBeUndefined();
  expect(logError).not.toHaveBeenCalled();
});
