import { expect, test } from 'vitest';
import { composePlanEmail } from './compose-plan-email.tsx';
import { data, evidence, names, plan } from './testing/plan.ts';
import { readHtml, readText } from './testing/read-html.ts';

const links = {
  language: 'en' as const,
  planLink: 'https://guide.example/plan',
  deletionLink: 'https://guide.example/delete',
  note: '',
  tips: null,
  picture: null,
};
const MARK = /\[\w+\.\d+\]/;

const email = composePlanEmail({ plan, data, names, evidence, ...links });
const contents = [
  ['HTML', readHtml(email.html)],
  ['text', readText(email.text)],
] as const;

test.each(contents)('cautions and reasons in the %s end with the marks of their sources', (_, content) => {
  expect(content).toContain('needs a 4x4: you have to hire one. [1.1]');
  expect(content).toContain('Carry your passport: posts on the way may ask for it. [1.2]');
  expect(content).toContain('a car 2,600 tenge. [1.3]');
  expect(content).toContain('Closed until 2028. [1.4]');
});

test.each(contents)('the %s lists each source once, with the day of its check', (_, content) => {
  expect(content).toMatch(/\[1\.1\] A timetable of 2026 ?\. Not checked yet\. Check before you go\./);
  expect(content).toMatch(/\[1\.2\] park\.example on passports ?\. Checked on 22 November 2026\./);
  expect(content).toMatch(/\[1\.5\] General knowledge \(not checked yet\) ?\. Check before you go\./);
  expect(content).not.toContain('[2.');
});

test.each(contents)('a sentence of two activities is said once in the %s, with both marks', (_, content) => {
  expect(content.match(/Depends on the weather/g)).toHaveLength(1);
  expect(content).toContain('check the forecast before you go. [1.4] [1.5]');
});

test('a source that only a reason rests on has a mark of its own', () => {
  const { text } = composePlanEmail({
    plan: { ...plan, days: plan.days.slice(1) },
    ...{ data, names },
    evidence,
    ...links,
  });
  expect(readText(text)).toContain('Closed until 2028. [N.1]');
});

test('a fact of which nothing is known has no mark', () => {
  expect(readHtml(email.html)).toMatch(/The opening hours are not known: ask before you go\. (?!\[)/);
});

test('without evidence there are no marks and no sources', () => {
  const { html, text } = composePlanEmail({ plan, data, names, evidence: null, ...links });
  for (const content of [readHtml(html), text]) {
    expect(content).not.toMatch(MARK);
    expect(content).not.toContain('Sources');
  }
});
