// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Confirmation } from './Confirmation.tsx';

test('shows the reference, the dates, and the requested items', () => {
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
  const submittedAt = Date.parse('2027-01-10T06:00:00Z');
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Confirmation submittedRequest={{ reference: 'ALM-0123456789', request, submittedAt }} onStartAnother={() => {}} />,
  );
  const getText = (element: Element | null) => element?.textContent ?? '';
  const pairs = [...page.querySelectorAll('dl > div')].map((pair) => [
    getText(pair.querySelector('dt')),
    getText(pair.querySelector('dd')),
  ]);
  expect(Object.fromEntries(pairs)).toEqual({
    'Your plan goes to': 'visitor@example.com',
    'It arrives by': expect.stringContaining('January 11, 2027 at 11:00'),
    Locations: 'Charyn Canyon, Kaindy Lake',
    Activities: 'None selected',
  });
  expect(getText(page)).toContain('ALM-0123456789');
  expect(getText(page)).toContain('June 11, 2027 to June 17, 2027');
});
