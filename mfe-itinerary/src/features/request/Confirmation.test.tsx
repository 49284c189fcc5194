// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Confirmation } from './Confirmation.tsx';

test('the ticket that stays has the reference, the dates, and what was asked for, term by term', () => {
  const request = {
    user_email: 'visitor@example.com',
    start_date: '2027-06-11',
    end_date: '2027-06-17',
    selected_locations: [
      { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' as const },
      { id: 15, name: 'Kaindy Lake', description: 'A drowned wood.', image: '', category: 'Nature' as const },
    ],
    selected_activities: [],
  };
  const taken = Date.parse('2027-01-10T06:00:00Z');
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Confirmation sent={{ reference: 'ALM-0123456789', request, taken }} startAnother={() => {}} />,
  );
  const text = (each: Element | null) => each?.textContent ?? '';
  const pairs = [...page.querySelectorAll('dl > div')].map((pair) => [
    text(pair.querySelector('dt')),
    text(pair.querySelector('dd')),
  ]);
  expect(Object.fromEntries(pairs)).toEqual({
    'Answer to': 'visitor@example.com',
    'Comes by': expect.stringContaining('January 11, 2027 at 11:00'),
    Locations: 'Charyn Canyon, Kaindy Lake',
    Activities: 'None chosen',
  });
  expect(text(page)).toContain('ALM-0123456789');
  expect(text(page)).toContain('June 11, 2027 to June 17, 2027');
});
