// @vitest-environment happy-dom
import type { Location } from '@almaty/store/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Draft } from './check-draft.ts';
import { RequestTicket } from './RequestTicket.tsx';

const place = (id: number, image: string): Location => ({
  id,
  name: `Place ${id}`,
  description: 'A place.',
  image,
  category: 'Nature',
});
const empty: Draft = { email: '', start: '', end: '', locations: [], activities: [] };
const week = { start: '2027-06-11', end: '2027-06-17' };

function ticketOf(draft: Partial<Draft>) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<RequestTicket draft={{ ...empty, ...draft }}>{null}</RequestTicket>);
  const facts = [...page.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  return { page, facts: Object.fromEntries(facts), text: page.textContent ?? '' };
}

test('of an empty form it says how many things are chosen, and where the dates will be', () => {
  const { facts, text, page } = ticketOf({});
  expect(facts).toEqual({ Locations: '0', Activities: '0' });
  expect(text).toContain('Choose your two dates and they are printed here.');
  expect(page.querySelector('img')).toBeNull();
});

test('two dates are printed with their length', () => {
  const { facts, text } = ticketOf(week);
  expect(facts).toMatchObject({ Days: '7' });
  expect(text).toContain('June 11, 2027 to June 17, 2027');
  expect(text).toContain('11FridayJune 2027');
  expect(text).toContain('17ThursdayJune 2027');
});

test.each([
  ['one date', { start: week.start }],
  ['text that is no date', { ...week, end: 'some day' }],
  ['an end before the start', { start: week.end, end: week.start }],
])('%s is no trip yet', (_, dates) => {
  const { facts, text } = ticketOf(dates);
  expect(facts).not.toHaveProperty('Days');
  expect(text).toContain('Choose your two dates');
});

test('a trip of one day has one day', () => {
  expect(ticketOf({ start: week.start, end: week.start }).facts).toMatchObject({ Days: '1' });
});

test('what is typed as an address is shown as it is typed, and is never markup', () => {
  const email = '<img src=x onerror=alert(1)>@example.com';
  const { facts, page } = ticketOf({ email });
  expect(facts).toMatchObject({ 'Answer to': email });
  expect(page.querySelector('img')).toBeNull();
  expect(ticketOf({ email: ' ' }).facts).not.toHaveProperty('Answer to');
});

test('at most three pictures, of the places that have one', () => {
  const locations = [place(1, ''), ...[2, 3, 4, 5].map((id) => place(id, `/${id}.webp`))];
  const { page, facts } = ticketOf({ locations });
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/2.webp',
    '/3.webp',
    '/4.webp',
  ]);
  expect(facts).toMatchObject({ Locations: '5' });
});
