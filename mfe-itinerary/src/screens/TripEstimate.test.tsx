// @vitest-environment happy-dom
import { InProcessWorker, SMALL_PLANNING_DATA } from '@almaty/planner/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const PATH = '/itinerary';
const NOW = new Date('2027-01-10T06:00:00Z');
const NAMES = ['Museum', 'Park', 'Hill', 'Peak', 'Canyon', 'Garden', 'Monument', 'Ridge', 'Trail'];
const locations = NAMES.map((name, index) => ({
  ...{ id: index + 1, name, description: 'A place.', image: '', category: 'Nature' },
}));

/** Selects locations of the small planning data by name. */
const select = (...names: string[]) =>
  sessionStorage.setItem(
    'almaty-itinerary',
    JSON.stringify({
      state: { locations: locations.filter(({ name }) => names.includes(name)), activities: [] },
      version: 1,
    }),
  );

/** Answers with the small planning data and the names of its locations, or not at all; returns the mock. */
function stubRelease(isAvailable = true) {
  const fetch = vi.fn(async (request: unknown) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), location.href);
    if (!isAvailable) return new Response('', { status: 404 });
    return Response.json(
      pathname === '/planning.json' ? SMALL_PLANNING_DATA : { locations: createIndex(), activities: [] },
    );
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const createIndex = () => locations.map(({ id, name, category }) => ({ id, name, category, slug: name.toLowerCase() }));

/** Opens the page as a new document does: with new modules, which read the session storage. */
async function openPage() {
  vi.resetModules();
  const [{ renderScreen }, { ItineraryScreen }] = await Promise.all([
    import('@almaty/delivery/testing'),
    import('./ItineraryScreen.tsx'),
  ]);
  return renderScreen(PATH, PATH, <ItineraryScreen />);
}

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
function typeDates(start: string, end: string) {
  for (const [label, value] of [
    ['Start date', start],
    ['End date', end],
  ] as const) {
    fireEvent.input(getField(label), { target: { value } });
    fireEvent.blur(getField(label));
  }
}
const getTicket = () => screen.getByRole('region', { name: 'Your request' });
const findSentence = (text: string) => within(getTicket()).findByRole('heading', { name: text });
const RECEIVE = 'You will receive your personalised itinerary by email within 24 hours.';
const SEND_ANYWAY = 'You can send it as it is: we plan what fits and say what waits.';

// The first import transforms all modules, which may take longer than a test may.
beforeAll(() => import('./ItineraryScreen.tsx'), 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('Worker', vi.fn(InProcessWorker));
  // What the bundler puts in the place of this name.
  vi.stubGlobal('__webpack_public_path__', '/_mfe/itinerary/version/');
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('nothing is loaded and nothing shown while nothing is selected', async () => {
  const fetch = stubRelease();
  await openPage();
  typeDates('2027-06-12', '2027-06-13');
  await waitFor(() => expect(getTicket().textContent).toContain('12 June 2027 to 13 June 2027'));
  expect(within(getTicket()).queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
  expect(Worker).not.toHaveBeenCalled();
});

test('without dates it says how many days the selection needs', async () => {
  stubRelease();
  select('Museum', 'Garden');
  await openPage();
  await findSentence('Your 2 locations need about 1 day, for example in February.');
  expect(within(getTicket()).queryByRole('list')).toBeNull();
  expect(within(getTicket()).getByText(RECEIVE)).toBeDefined();
});

test('a trip in which everything fits has a bar for each day with its length and its places', async () => {
  stubRelease();
  select('Museum', 'Garden');
  await openPage();
  typeDates('2027-06-12', '2027-06-13');
  const sentence = await findSentence('Your 2 locations fit into 2 days');
  expect(sentence.closest('[role="status"]')).not.toBeNull();
  const [first, second] = within(getTicket()).getAllByRole('img');
  expect(first?.getAttribute('aria-label')).toBe('At places 2 h 30 min, on the way 1 h 33 min, meals and pauses 0 min');
  expect(first?.closest('li')?.textContent).toMatch(/^Sat 124 h 03(Museum, Garden|Garden, Museum)$/);
  expect(second?.closest('li')?.textContent).toBe('Sun 13Nothing planned');
  expect(within(getTicket()).queryByText('What will not fit')).toBeNull();
  expect(within(getTicket()).getByText(RECEIVE)).toBeDefined();
});

test('a trip that is too short says by how much, and one button adds the day that is missing', async () => {
  stubRelease();
  select('Hill', 'Park', 'Garden', 'Ridge');
  await openPage();
  typeDates('2027-06-12', '2027-06-12');
  const sentence = await findSentence('Your 4 locations need about 2 days; you have 1');
  expect(within(getTicket()).getByText('not in your dates').closest('li')?.textContent).toContain('Ridge');
  expect(within(getTicket()).getByText('Ridge:').closest('div')?.textContent).toContain('Too much effort for the day');
  expect(await within(getTicket()).findByText(SEND_ANYWAY)).toBeDefined();
  fireEvent.click(within(getTicket()).getByRole('button', { name: 'Add Sunday, 13 June' }));
  expect(getField('End date').value).toBe('13 June 2027');
  expect(document.activeElement).toBe(sentence.closest('[role="status"]'));
  await findSentence('Your 4 locations fit into 2 days');
  expect(await within(getTicket()).findByText(RECEIVE)).toBeDefined();
});

test('no button adds a day that the form does not allow', async () => {
  stubRelease();
  select('Garden', 'Ridge');
  await openPage();
  // The last day of the next 18 months.
  typeDates('2028-07-10', '2028-07-10');
  await findSentence('Your 2 locations need about 2 days; you have 1');
  expect(within(getTicket()).queryByRole('button', { name: /^Add / })).toBeNull();
});

test('what is closed on all dates is named with its reason, and asks for no more days', async () => {
  stubRelease();
  select('Museum', 'Peak');
  await openPage();
  typeDates('2027-02-09', '2027-02-10');
  await findSentence('1 of your 2 locations fits into 2 days');
  const closed = within(getTicket()).getByText('What is closed or restricted').parentElement;
  expect(closed?.textContent).toContain('Peak: Out of season on your dates; possible again from 1 May 2027.');
  expect(within(getTicket()).queryByRole('button', { name: /^Add / })).toBeNull();
  expect(await within(getTicket()).findByText(SEND_ANYWAY)).toBeDefined();
});

test('more than eight days are folded', async () => {
  stubRelease();
  select('Museum');
  await openPage();
  typeDates('2027-06-12', '2027-06-21');
  await findSentence('Your location fits into 10 days');
  const folded = within(getTicket()).getByText('All 10 days').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll('li')).toHaveLength(2);
});

test('a failure is one quiet sentence, and the form can be sent', async () => {
  stubRelease(false);
  select('Museum');
  await openPage();
  typeDates('2027-06-12', '2027-06-13');
  expect(await within(getTicket()).findByText('How much fits into your days could not be worked out.')).toBeDefined();
  expect(within(getTicket()).queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Request' }).disabled).toBe(false);
});

test('an estimate that fails can be tried again, which leaves the focus where its sentence will stand', async () => {
  stubRelease(false);
  select('Museum');
  await openPage();
  typeDates('2027-06-12', '2027-06-13');
  const retry = await within(getTicket()).findByRole('button', { name: 'Retry' });
  stubRelease();
  fireEvent.click(retry);
  expect(within(getTicket()).getByText('One moment…')).toBeDefined();
  const sentence = await findSentence('Your location fits into 2 days');
  expect(document.activeElement).toBe(sentence.closest('[role="status"]'));
  expect(within(getTicket()).queryByText('One moment…')).toBeNull();
});

test('the planning data are loaded once for the estimate and the access notices', async () => {
  const fetch = stubRelease();
  select('Museum');
  await openPage();
  await findSentence('Your location needs about 1 day, for example in February.');
  typeDates('2027-06-12', '2027-06-13');
  await findSentence('Your location fits into 2 days');
  const paths = fetch.mock.calls.map(([request]) => (request instanceof Request ? new URL(request.url).pathname : ''));
  expect(paths.sort()).toEqual(['/catalogue.json', '/planning.json']);
  expect(Worker).toHaveBeenCalledExactlyOnceWith('/_mfe/itinerary/version/workers/estimate.js');
});

test('a car is assumed, and said to be, until something is chosen that the estimate then is of', async () => {
  stubRelease();
  select('Museum', 'Hill');
  await openPage();
  typeDates('2027-06-12', '2027-06-13');
  await findSentence('Your 2 locations fit into 2 days');
  const assumed = /^With a car of your own/;
  within(getTicket()).getByText(assumed);
  const section = screen.getByRole('heading', { name: 'Make it fit you (optional)' }).closest('details');
  if (section) section.open = true;
  fireEvent.click(await screen.findByLabelText('Public transport and walking'));
  fireEvent.input(screen.getByLabelText('Public transport and walking'));
  await findSentence('1 of your 2 locations fits into 2 days');
  expect(within(getTicket()).queryByText(assumed)).toBeNull();
});
