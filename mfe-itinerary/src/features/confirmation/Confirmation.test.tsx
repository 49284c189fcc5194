// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SubmittedRequest } from '../../lib/submission.ts';
import { Confirmation } from './Confirmation.tsx';

const submittedRequest: SubmittedRequest = {
  reference: 'ALM-0123456789',
  request: {
    user_email: 'visitor@example.com',
    start_date: '2027-06-11',
    end_date: '2027-06-17',
    selected_locations: [
      { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' },
      { id: 15, name: 'Kaindy Lake', description: 'A drowned wood.', image: '', category: 'Nature' },
    ],
    selected_activities: [],
  },
  deadline: '2027-01-11T06:00:00.000Z',
};

const getText = (element: Element | null) => element?.textContent ?? '';

function renderConfirmation(change: Partial<SubmittedRequest> = {}) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Confirmation submittedRequest={{ ...submittedRequest, ...change }} isNew={false} onStartAnother={() => {}} />,
  );
  const pairs = [...page.querySelectorAll('dl > div')].map((pair) => [
    getText(pair.querySelector('dt')),
    getText(pair.querySelector('dd')),
  ]);
  return { page, facts: Object.fromEntries(pairs) };
}

test('shows the reference, the dates, and the requested items', () => {
  const { page, facts } = renderConfirmation();
  expect(facts).toEqual({
    'Your plan goes to': 'visitor@example.com',
    Locations: 'Charyn Canyon, Kaindy Lake',
    Activities: 'None selected',
  });
  expect(getText(page)).toContain('Your plan arrives by');
  expect(getText(page)).toContain('11 January 2027 at 11:00');
  expect(getText(page)).toContain('ALM-0123456789');
  expect(getText(page)).toContain('11 June 2027 to 17 June 2027');
});

test('without a deadline from the API it names none, and still says within how many hours', () => {
  const { page } = renderConfirmation({ deadline: undefined });
  expect(getText(page)).not.toContain('Almaty time');
  expect(getText(page)).toContain('Within 24 hours');
});

test('asks first to open the link of an email when the API needs that, and promises nothing before', () => {
  const { page } = renderConfirmation({ needsVerification: true });
  expect(getText(page)).toContain('Open the link in our email to visitor@example.com within two days');
  expect(getText(page)).not.toContain('Almaty time');
  expect(getText(page)).not.toContain('We are making your plan');
});

test('offers to correct the address only while that is possible', () => {
  const hasOffer = (correction: SubmittedRequest['correction']) =>
    getText(renderConfirmation({ correction }).page).includes('Wrong address?');
  expect(hasOffer({ key: 'key', until: Date.now() + 60_000 })).toBe(true);
  expect(hasOffer({ key: 'key', until: Date.now() - 1 })).toBe(false);
  expect(hasOffer(undefined)).toBe(false);
});
