import { listItems } from '@almaty/planner/formats';
import { describeBookAhead, describeItem, describeReason, getItemName, type PlanNames } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { composePlanEmail } from './compose-plan-email.tsx';
import { data, emptyPlan, evidence, names, plan } from './testing/plan.ts';
import { readAttributes, readHtml, readText } from './testing/read-html.ts';

const deletionLink = 'https://guide.example/api/requests/ALM-0123456789/delete?token=a&more=b';
const planLink = 'https://guide.example/plan/alm-0123456789#key';
const links = { language: 'en', planLink, deletionLink, note: '', tips: null, picture: null } as const;

const compose = (change: Partial<Plan> = {}, changedNames: PlanNames = names) =>
  composePlanEmail({ plan: { ...plan, ...change }, data, names: changedNames, evidence, ...links });

const withoutEvidence = composePlanEmail({ plan, data, names, evidence: null, ...links });

test.each([
  [1, 'Your Almaty plan, 12 to 13 June 2027'],
  [2, 'Your Almaty plan, 12 to 13 June 2027, revision 2'],
])('the subject of revision %i says the dates', (revision, subject) => {
  const email = compose({ revision });
  expect(email.subject).toBe(subject);
  expect(email.html).toContain(`<title>${subject}</title>`);
});

test.each([
  ['HTML', readHtml(withoutEvidence.html)],
  ['text', readText(withoutEvidence.text)],
])('the %s has every item, caution, reason and booking', (_, content) => {
  for (const { item, start } of listItems(plan)) {
    const { title, details, cautions } = describeItem(item, names, 'car');
    for (const part of [start, title, ...details, ...cautions]) expect(content).toContain(part);
  }
  for (const { kind, id, reason } of plan.unscheduled)
    expect(content).toContain(`${getItemName(names, kind, id)}: ${describeReason(reason, names)}`);
  for (const entry of plan.bookAhead) expect(content).toContain(describeBookAhead(entry, names));
  for (const thing of plan.bring) expect(content).toContain(thing);
});

test.each([
  ['HTML', readHtml(compose().html)],
  ['text', readText(compose().text)],
])('the %s has what belongs to the whole trip and to its days', (_, content) => {
  for (const part of [
    '12 to 13 June 2027',
    'Reference ALM-0123456789',
    'Travel 3 h 30 min, 206 km',
    'Known costs 6,700 to 8,700 tenge for 1 adult, without meals,',
    'What it costs',
    'Not in the sum, because we know no price: Meals;',
    'No plan for these days has room for more of it.',
    'Day 1: Saturday 12 June 2027',
    'Sunrise 04:12, sunset 19:33',
    'Night: Base village',
    'Location 8: 1 h 30 min for a visit, 40 min there and back',
    'Call 112.',
    'All times are Almaty time.',
    'You get this email because a plan was requested with this address.',
  ])
    expect(content).toContain(part);
  expect(content).not.toContain('Night: Base home');
});

test('the HTML begins with a line for each day', () => {
  const content = readHtml(compose().html);
  expect(content).toContain('Sat 12 Jun 09:00 to 17:15 Location 13 Sun 13 Jun 09:00 to 00:30 (next day) Location 14');
});

test('the line of a day with a drive only says where it leads', () => {
  const days = plan.days.map((day) => ({ ...day, items: day.items.slice(0, 1) }));
  expect(readHtml(compose({ days }).html)).toContain('Sat 12 Jun 09:00 to 12:30 Drive to Node canyon Sun 13 Jun');
});

test('a suggestion is marked as not in the plan', () => {
  expect(readHtml(compose().html)).toContain('If you have time, not in your plan Location 8');
});

test('both have the deletion link', () => {
  const { html, text } = compose();
  expect(readAttributes(html, 'href')).toContain(deletionLink);
  expect(text).toContain(`\n${deletionLink}\n`);
});

test('a plan without items says that its days are free, and leaves empty parts out', () => {
  const { html, text } = composePlanEmail({ plan: emptyPlan, data, names, evidence, ...links });
  for (const content of [readHtml(html), text]) {
    expect(content.match(/A free day: nothing is planned\./g)?.length).toBeGreaterThanOrEqual(2);
    expect(content).not.toMatch(/Mind|Not in the plan|Book ahead|Bring with you|Sources|If you have time|undefined/);
  }
});

test('markup in a name is text', () => {
  const forged = '<img src="https://evil.test/a.png"> & <script>alert(1)</script>';
  const { html, text } = compose(
    { bring: [forged] },
    { ...names, location: () => forged, activity: () => forged, node: () => forged, base: () => forged },
  );
  expect(html).not.toMatch(/<(img|script)/);
  expect(readHtml(html)).toContain(forged);
  expect(readText(text)).toContain(forged);
});

test('both have the link to the plan twice', () => {
  const { html, text } = compose();
  expect(readAttributes(html, 'href').filter((href) => href === planLink)).toHaveLength(2);
  expect(text.split(`\n${planLink}\n`)).toHaveLength(3);
});

test('both have the note of the provider, as text with its lines', () => {
  const note = 'The road to <b>Kolsay</b> is closed.\n\nTake the other one & enjoy.';
  const { html, text } = composePlanEmail({ plan, data, names, evidence, ...links, note });
  expect(readHtml(html)).toContain('A note from us: The road to <b>Kolsay</b> is closed. Take the other one & enjoy.');
  expect(html).not.toContain('<b>Kolsay');
  expect(text).toContain(note);
  expect(compose().text).not.toContain('A note from us');
});

test('a later revision says what changed since the one that was sent before', () => {
  const [first] = plan.days;
  const changed = { ...plan, revision: 3, days: first ? [first] : [] };
  const { html, text } = composePlanEmail({
    plan: changed,
    previous: { ...plan, revision: 2 },
    ...{ data, names },
    evidence,
    ...links,
  });
  for (const content of [readHtml(html), readText(text)]) {
    expect(content).toContain('Changed since revision 2');
    expect(content).toContain('Location 14 is no longer in the plan.');
  }
  const same = composePlanEmail({ plan, previous: plan, data, names, evidence, ...links });
  expect(same.html + same.text).not.toContain('Changed since');
});

test('a public holiday is said in the HTML and in the text, and a plan without tips says none', () => {
  const [first] = plan.days;
  const tips = {
    holidays: [{ name: 'Nauryz', dates: [{ date: first?.date ?? '' }] }],
    emergency: { intro: '', items: [] },
    phrases: { intro: '', items: [] },
  };
  const { html, text } = composePlanEmail({ plan, data, names, evidence, ...links, tips });
  expect(html).toContain('Nauryz, a public holiday');
  expect(text).toContain('Nauryz, a public holiday');
  expect(withoutEvidence.text).not.toContain('public holiday');
});
