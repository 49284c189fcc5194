import { addDays } from '@almaty/dates';
import { expect, test } from 'vitest';
import { composePlanEmail } from './compose-plan-email.tsx';
import { data, evidence, names, plan } from './testing/plan.ts';
import { readAttributes, readHtml } from './testing/read-html.ts';

const deletionLink = 'https://guide.example/api/requests/ALM-0123456789/delete?token=a';
const planLink = 'https://guide.example/plan/alm-0123456789#key';
const links = {
  language: 'en',
  planLink,
  deletionLink,
  note: '',
  tips: null,
  picture: { contentId: 'map@guide.example', width: 1168, height: 825 },
} as const;
const { html } = composePlanEmail({ plan, data, names, evidence, ...links });

/** Above this, Gmail cuts an email. */
const MAX_BYTES = 100_000;

test('the document has a doctype, a language and a preheader', () => {
  expect(html).toMatch(/^<!doctype html><html [^>]*lang="en-GB"/i);
  expect(html).toMatch(/<div style="display:none[^>]*>Location 13, Location 14, Activity 2/);
});

test('it has no scripts or external files, and no picture but the one that comes with it', () => {
  expect(html).not.toMatch(/<(script|link|iframe|object|svg|form|input)\b|url\(|@import|@font-face| on\w+=/i);
  expect(readAttributes(html, '(?:src|background)')).toEqual(['cid:map@guide.example']);
});

test('it leads to the plan, to sources, to the credit of the map and to the deletion of the request only', () => {
  const urls = evidence.sources.flatMap(({ url }) => url ?? []);
  expect(new Set(readAttributes(html, 'href'))).toEqual(
    new Set([...urls, planLink, `${planLink}&change`, deletionLink, 'https://www.openstreetmap.org/copyright']),
  );
  const others = html.replaceAll(/ href="[^"]*"/g, '').match(/https?:[^"' <]*/g);
  expect(others).toBeNull();
});

test('tables are for layout only', () => {
  const tables = html.match(/<table[^>]*>/g) ?? [];
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) expect(table).toContain('role="presentation"');
  expect(html).not.toMatch(/<t[hd][^>]* scope=|<th\b|<caption/);
});

test('every cell with text has a background of its own', () => {
  const cells = [...html.matchAll(/<td([^>]*)>([^<]+|<b|<h2|<br|<p|<div style="margin)/g)];
  expect(cells.length).toBeGreaterThan(20);
  for (const [cell, attributes] of cells) expect(attributes, cell).toContain('background:');
});

/** A plan of so many days, each with all items of a day twice. */
function composeLarge(length: number) {
  const days = Array.from({ length }, (_, index) => ({
    ...(plan.days[index % 2] ?? plan.days[0]),
    date: addDays('2027-06-12', index),
  })) as typeof plan.days;
  const items = days.map((day) => ({ ...day, items: [...day.items, ...day.items] }));
  const email = composePlanEmail({ plan: { ...plan, days: items }, data, names, evidence, ...links });
  return { ...email, bytes: new TextEncoder().encode(email.html).length };
}

test('a plan of fourteen full days has all its details, and is smaller than what an email program cuts', () => {
  const { bytes, html } = composeLarge(14);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(readHtml(html)).toContain('Carry your passport');
});

test('a plan of sixty full days has its stops only, and is smaller than what an email program cuts', () => {
  const { bytes, html, text } = composeLarge(60);
  expect(bytes).toBeLessThan(MAX_BYTES);
  const content = readHtml(html);
  expect(content).toContain('this email has the stops only');
  expect(content.match(/Location 14 /g)?.length).toBeGreaterThanOrEqual(60);
  expect(content).not.toMatch(/Carry your passport|Drive to|\[\w+\.\d+\]/);
  expect(text).toContain('Carry your passport');
});
