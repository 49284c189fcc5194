// @vitest-environment happy-dom
import type { Location } from '@almaty/store/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestTicket } from './RequestTicket.tsx';
import type { RequestDraft } from './validate-request.ts';

const createLocation = (id: number, image: string): Location => ({
  id,
  name: `Location ${id}`,
  description: 'A location.',
  image,
  category: 'Nature',
});
const empty: RequestDraft = { email: '', start: '', end: '', preferences: '', locations: [], activities: [] };
const week = { start: '2027-06-11', end: '2027-06-17' };

function renderTicket(draft: Partial<RequestDraft>) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <RequestTicket draft={{ ...empty, ...draft }} estimate={null} isPartial={false}>
      {null}
    </RequestTicket>,
  );
  const facts = [...page.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  return { page, facts: Object.fromEntries(facts), text: page.textContent ?? '' };
}

test('an empty form shows the number of items and where the dates will appear', () => {
  const { facts, text, page } = renderTicket({});
  expect(facts).toEqual({ Locations: '0', Activities: '0' });
  expect(text).toContain('Your dates appear here once you choose them.');
  expect(page.querySelector('img')).toBeNull();
});

test('two dates are shown with the number of days', () => {
  const { facts, text } = renderTicket(week);
  expect(facts).toMatchObject({ Days: '7' });
  expect(text).toContain('11 June 2027 to 17 June 2027');
  expect(text).toContain('11FridayJune 2027');
  expect(text).toContain('17ThursdayJune 2027');
});

test.each([
  ['one date', { start: week.start }],
  ['text that is not a date', { ...week, end: 'some day' }],
])('%s shows no number of days', (_, dates) => {
  const { facts, text } = renderTicket(dates);
  expect(facts).not.toHaveProperty('Days');
  expect(text).toContain('Your dates appear here');
});

test('an end before the start is told, and shows no number of days', () => {
  const { facts, text } = renderTicket({ start: week.end, end: week.start });
  expect(facts).not.toHaveProperty('Days');
  expect(text).toContain('Your trip ends before it starts: change one of the dates.');
});

test('a trip of one day counts one day', () => {
  expect(renderTicket({ start: week.start, end: week.start }).facts).toMatchObject({ Days: '1' });
});

test('a typed address is shown as text, never as markup', () => {
  const email = '<img src=x onerror=alert(1)>@example.com';
  const { facts, page } = renderTicket({ email });
  expect(facts).toMatchObject({ 'Your plan goes to': email });
  expect(page.querySelector('img')).toBeNull();
  expect(renderTicket({ email: ' ' }).facts).not.toHaveProperty('Your plan goes to');
});

test('shows at most three pictures, of locations that have one', () => {
  const locations = [createLocation(1, ''), ...[2, 3, 4, 5].map((id) => createLocation(id, `/${id}.webp`))];
  const { page, facts } = renderTicket({ locations });
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/2.webp',
    '/3.webp',
    '/4.webp',
  ]);
  expect(facts).toMatchObject({ Locations: '5' });
});
