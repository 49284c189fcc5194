// @vitest-environment happy-dom
import type { Location } from '@almaty/store/schema';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster, toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const PATH = '/itinerary';
/** When the visitor fills in the form: requests are limited to dates soon after. */
const NOW = new Date('2027-01-10T06:00:00Z');
const createLocation = (id: number, name: string): Location => ({
  id,
  name,
  description: 'A lake.',
  image: `/pictures/${id}.webp`,
  category: 'Nature',
});
const kaindy = createLocation(15, 'Kaindy Lake');
const asy = createLocation(17, 'Asy Plateau');

const setItinerary = (...locations: Location[]) =>
  sessionStorage.setItem('almaty-itinerary', JSON.stringify({ state: { locations, activities: [] }, version: 1 }));

/** Opens the page as a new document does: with new modules, which read the session storage. */
async function openPage() {
  cleanup();
  vi.resetModules();
  const [{ renderScreen }, { ItineraryScreen }] = await Promise.all([
    import('@almaty/delivery/testing'),
    import('./ItineraryScreen.tsx'),
  ]);
  return renderScreen(
    PATH,
    PATH,
    <>
      <ItineraryScreen />
      <Toaster />
    </>,
  );
}

type ApiResponse = { status: number; body: object };
const STORED: ApiResponse = { status: 202, body: { success: true, reference: 'ALM-0123456789' } };

/** What the catalogue's release says of the locations; the other facts of a location do not matter here. */
const createPlanningData = (notice: object) => ({
  version: 1,
  ...{ bases: [], gateways: [], roads: { nodes: [], edges: [] }, activities: [], rules: [] },
  locations: [
    {
      id: kaindy.id,
      node: 'kaindy',
      visitMinutes: { min: 90, typical: 120, max: 180 },
      bestMonths: [6, 7, 8, 9, 10],
      possibleMonths: [4, 5, 6, 7, 8, 9, 10],
      seasonalClosures: [{ from: '11-01', to: '03-31', kind: 'closure', what: 'snow' }],
      notice: { state: 'open', reviewBy: '2028-01-01', ...notice },
      ...{ daylightOnly: true, strenuousness: 1, carryPassport: true, transport: ['tour'], overnight: 'none' },
      ...{ days: { min: 1, max: 1 }, guideAdvised: false, indoor: false },
      ...{ combinesWith: [], combinesOnTrip: [], overlapsWith: [] },
    },
  ],
});
const isFor = (request: unknown, path: string) =>
  request instanceof Request && new URL(request.url).pathname.startsWith(path);

/** Makes the API send these responses, one per request; returns the mock. The files of a release are no requests to the API. */
function stubApi(...responses: (ApiResponse | Promise<ApiResponse>)[]) {
  const fetch = vi.fn(async (_: unknown) => {
    const { status, body } = (await responses.shift()) ?? STORED;
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', async (request: unknown) => {
    if (isFor(request, '/api/')) return fetch(request);
    return isFor(request, '/planning.json') ? Response.json(createPlanningData({})) : new Response('', { status: 404 });
  });
  return fetch;
}

/** Makes the catalogue's release say this of Kaindy Lake, or fail. */
const stubPlanningData = (notice: object | 'failure') =>
  vi.stubGlobal('fetch', async () =>
    notice === 'failure' ? new Response('', { status: 404 }) : Response.json(createPlanningData(notice)),
  );

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(getField(label), { target: { value } });
const clickButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => clickButton('Submit Request');

/** Fills the form without leaving the last field. */
function fillForm(end = '2027-06-17') {
  type('Email', 'visitor@example.com');
  type('Start date', '2027-06-11');
  fireEvent.blur(getField('Start date'));
  type('End date', end);
}

const getTicket = () => screen.getByRole('region', { name: 'Your request' });
const getFact = (term: string) => within(getTicket()).queryByText(term, { selector: 'dt' })?.nextSibling?.textContent;
const findConfirmation = () => screen.findByRole('heading', { level: 1, name: 'Your Request Is In' });

// The first import transforms all modules, which may take longer than a test may.
beforeAll(() => import('./ItineraryScreen.tsx'), 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  setItinerary(kaindy, asy);
  stubApi();
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const getSummary = () => screen.getByRole('region', { name: /^There (is|are) / });
const findSummary = () => screen.findByRole('region', { name: /^There (is|are) / });
const getLinks = () =>
  within(getSummary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('submitting an empty form sends nothing, and focuses a summary that leads to every field', async () => {
  setItinerary();
  const fetch = stubApi();
  await openPage();
  submit();
  expect(await screen.findByText('Please fill in all required fields')).toBeDefined();
  expect(document.activeElement).toBe(getSummary());
  const errors = [
    'Enter your email address',
    'Choose a start date',
    'Choose an end date',
    'Choose at least one location',
  ];
  expect(getLinks()).toEqual(errors);
  // In the summary and at the field.
  for (const error of errors) expect(screen.getAllByText(error)).toHaveLength(2);
  for (const [index, label] of ['Email', 'Start date', 'End date'].entries()) {
    fireEvent.click(screen.getByRole('link', { name: errors[index] ?? '' }));
    expect(document.activeElement).toBe(getField(label));
    expect(getField(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(fetch).not.toHaveBeenCalled();
});

test('an error goes as soon as its value is right, and none comes while somebody types', async () => {
  await openPage();
  fillForm('31 June 2027');
  type('Email', 'visitor@');
  submit();
  await findSummary();
  expect(getLinks()).toEqual(['Enter an email address like name@example.com', 'End date: June has 30 days']);
  type('Email', 'visitor@example.c');
  expect(getField('Email').getAttribute('aria-invalid')).toBe('true');
  type('Email', 'visitor@example.com');
  expect(getField('Email').getAttribute('aria-invalid')).toBe('false');
  expect(getLinks()).toEqual(['End date: June has 30 days']);
  type('Email', 'visitor');
  type('Start date', 'so');
  expect(getLinks()).toEqual(['End date: June has 30 days']);
  type('End date', '17 June 2027');
  expect(screen.getByRole('heading', { name: 'Everything is right now' })).toBeDefined();
});

test('reversed dates are told at the field and on the ticket as soon as both are there', async () => {
  await openPage();
  fillForm('2027-06-10');
  expect(screen.queryByText('Choose an end date on or after the start date')).toBeNull();
  fireEvent.blur(getField('End date'));
  expect(await screen.findByText('Choose an end date on or after the start date')).toBeDefined();
  expect(getTicket().textContent).toContain('Your trip ends before it starts');
  type('Start date', '2027-06-09');
  expect(screen.queryByText('Choose an end date on or after the start date')).toBeNull();
});

test('the focus goes to the only field with an error', async () => {
  await openPage();
  fillForm('some day');
  submit();
  // At the field and in the toast.
  await waitFor(() => expect(screen.getAllByText('Write the date like 13 June 2028 or 6/13/2028')).toHaveLength(2));
  expect(getLinks()).toEqual(['End date: Write the date like 13 June 2028 or 6/13/2028']);
  expect(document.activeElement).toBe(getField('End date'));
});

test.each([
  ['2027-08-10', 'Choose at most 60 days: ask for a longer trip in two requests'],
  ['2028-07-11', 'Choose an end date within the next 18 months'],
])('a trip that ends on %s is not sent: %s', async (end, text) => {
  const fetch = stubApi();
  await openPage();
  fillForm(end);
  submit();
  // At the field, in the summary, where the name of the field may be before it, and in the toast.
  await waitFor(() => expect(screen.getAllByText((content) => content.endsWith(text))).toHaveLength(3));
  expect(document.activeElement).toBe(getField('End date'));
  expect(fetch).not.toHaveBeenCalled();
});

test('the ticket shows what is typed and selected', async () => {
  await openPage();
  await waitFor(() => expect(getFact('Locations')).toBe('2'));
  expect(getTicket().querySelectorAll('img')).toHaveLength(2);
  expect(within(getTicket()).getByText('Your dates appear here once you choose them.')).toBeDefined();
  type('Email', 'visitor@');
  expect(getFact('Your plan goes to')).toBe('visitor@');
  fillForm();
  fireEvent.blur(getField('End date'));
  expect(getFact('Your plan goes to')).toBe('visitor@example.com');
  await waitFor(() => expect(getFact('Days')).toBe('7'));
  expect(getTicket().textContent).toContain('11 June 2027 to 17 June 2027');
  clickButton('Remove Asy Plateau');
  expect(getFact('Locations')).toBe('1');
  expect(getTicket().querySelectorAll('img')).toHaveLength(1);
});

test('a new page restores the typed values and the ticket', async () => {
  await openPage();
  fillForm('some day');
  fireEvent.blur(getField('End date'));
  await waitFor(() => expect(getField('Start date').value).toBe('11 June 2027'));
  await openPage();
  await waitFor(() => expect(getField('Email').value).toBe('visitor@example.com'));
  expect(getField('Start date').value).toBe('11 June 2027');
  expect(getField('End date').value).toBe('some day');
  expect(getFact('Your plan goes to')).toBe('visitor@example.com');
  expect(screen.getByRole('heading', { name: 'Kaindy Lake' })).toBeDefined();
});

test('Clear All can be undone, which restores the order and focuses the heading', async () => {
  await openPage();
  await screen.findByRole('heading', { name: 'Kaindy Lake' });
  clickButton(/^Clear All.*Selected locations$/);
  expect(document.activeElement?.textContent).toContain('No locations selected yet.');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(toast.getHistory().at(-1)).toMatchObject({ duration: 20_000 });
  fireEvent.click(undo);
  const region = screen.getByRole('region', { name: 'Selected locations' });
  const names = within(region).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Kaindy Lake', 'Asy Plateau']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Selected locations' }));
});

test('the confirmation replaces the form, takes the focus, and what was sent leaves the itinerary', async () => {
  const fetch = stubApi();
  await openPage();
  fillForm();
  submit();
  const heading = await findConfirmation();
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("Itinerary request submitted! We'll contact you within 24 hours.")).toBeDefined();
  expect(screen.getByText('ALM-0123456789')).toBeDefined();
  expect(fetch).toHaveBeenCalledOnce();
  clickButton('Plan another trip');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Get Your Itinerary' }));
  expect(getField('Email').value).toBe('');
  expect(screen.getByText(/^No locations selected yet\./)).toBeDefined();
});

test.each([-1, 1])('shows the deadline of the API in a browser whose clock is wrong by %i day', async (days) => {
  vi.setSystemTime(NOW.getTime() + days * 24 * 60 * 60 * 1000);
  stubApi({ status: 202, body: { ...STORED.body, deadline: '2027-01-11T06:00:00.000Z' } });
  await openPage();
  fillForm();
  submit();
  await findConfirmation();
  expect(screen.getByText(/^Monday, 11 January 2027 at 11:00, Almaty time$/)).toBeDefined();
  setItinerary();
  await openPage();
  await findConfirmation();
  expect(screen.getByText(/^Monday, 11 January 2027 at 11:00, Almaty time$/)).toBeDefined();
});

test('names no deadline when the API has sent none', async () => {
  stubApi();
  await openPage();
  fillForm();
  submit();
  await findConfirmation();
  expect(screen.queryByText('It arrives by')).toBeNull();
});

/** Submits twice, the first time with this error of the API; returns the idempotency keys. */
async function submitAfterError(status: number, code: string): Promise<readonly (string | null)[]> {
  const error = 'Press Submit again.';
  const fetch = stubApi({ status, body: { success: false, error, code } }, STORED);
  await openPage();
  fillForm();
  submit();
  expect(await screen.findByText(error)).toBeDefined();
  submit();
  await findConfirmation();
  return fetch.mock.calls.map(([request]) =>
    request instanceof Request ? request.headers.get('idempotency-key') : null,
  );
}

test('after an error that the key is taken, Submit sends the request under a new key', async () => {
  const [first, second] = await submitAfterError(409, 'key_reused');
  expect([first, second]).toEqual([expect.any(String), expect.any(String)]);
  expect(second).not.toBe(first);
});

test('after another error, Submit sends the request under the same key', async () => {
  const [first, second] = await submitAfterError(500, 'storage_failed');
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test('submitting twice sends one request', async () => {
  const fetch = stubApi();
  await openPage();
  fillForm();
  submit();
  clickButton(/Submit Request|Sending…/);
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

test('leaving and returning while a request is being sent sends one request, and shows its confirmation', async () => {
  const response = Promise.withResolvers<ApiResponse>();
  const fetch = stubApi(response.promise);
  const router = await openPage();
  fillForm();
  submit();
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByLabelText('Email')).toBeNull();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(getField('Email').value).toBe('visitor@example.com'));
  clickButton('Sending…');
  response.resolve(STORED);
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

test("shows the API's reason for a failure, keeps the values, and sends them again on the next submit", async () => {
  const reason = 'Your request could not be saved. Please try again in a minute.';
  const fetch = stubApi({ status: 503, body: { success: false, error: reason } }, STORED);
  await openPage();
  fillForm();
  submit();
  expect(await screen.findByText('Submitting your itinerary request...')).toBeDefined();
  expect(await screen.findByText(reason)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Submitting your itinerary request...')).toBeNull());
  const statuses = within(getTicket()).getAllByRole('status');
  expect(statuses.map(({ textContent }) => textContent)).toContain(
    'Your request was not sent. Your details are still here, so you can try again.',
  );
  expect(getField('Email').value).toBe('visitor@example.com');
  expect(screen.getByRole('heading', { name: 'Kaindy Lake' })).toBeDefined();
  submit();
  await findConfirmation();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the reason of a failure stays when it comes while the toast of sending is drawn', async () => {
  const reason = 'Your request could not be saved. Please try again in a minute.';
  const nextFrame = () => new Promise(requestAnimationFrame);
  vi.stubGlobal('fetch', async (request: unknown) => {
    if (!isFor(request, '/api/')) return new Response('', { status: 404 });
    await nextFrame();
    return Response.json({ success: false, error: reason }, { status: 503 });
  });
  await openPage();
  fillForm();
  submit();
  expect(await screen.findByText(reason)).toBeDefined();
  for (let frame = 0; frame < 5; frame += 1) await act(nextFrame);
  expect(screen.getByText(reason).closest('li')?.dataset.removed).toBe('false');
});

test('says that the connection is slow when there is no response for four seconds, until there is one', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  const response = Promise.withResolvers<ApiResponse>();
  const fetch = stubApi(response.promise);
  await openPage();
  fillForm();
  submit();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const queryNotice = () => screen.queryByText(/^The connection is slow\./);
  act(() => void vi.advanceTimersByTime(3900));
  expect(queryNotice()).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(queryNotice()?.textContent).toBe(
    'The connection is slow. Your request is on its way, so please keep this page open.',
  );
  expect(getField('Email').value).toBe('visitor@example.com');
  vi.useRealTimers();
  response.resolve(STORED);
  await findConfirmation();
  expect(queryNotice()).toBeNull();
});

test('says that the browser is offline while it is', async () => {
  await openPage();
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
  };
  setOnline(false);
  expect(screen.getByText(/^You are offline\./)).toBeDefined();
  setOnline(true);
  expect(screen.queryByText(/^You are offline\./)).toBeNull();
});

test('a submit without a connection says one thing once, sends nothing, and offers to send when there is one', async () => {
  const fetch = stubApi();
  await openPage();
  fillForm();
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
  };
  setOnline(false);
  submit();
  expect(screen.getByText(/^You are offline\. Your request is not sent yet/)).toBeDefined();
  setOnline(true);
  expect(screen.getByText(/^You are back online\. Your request is not sent yet: press Submit Request/)).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
  submit();
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a new page still shows the confirmation, until another trip is planned', async () => {
  stubApi();
  await openPage();
  fillForm();
  submit();
  const title = await findConfirmation();
  expect(document.activeElement).toBe(title);
  await waitFor(() => expect(document.title).toBe('Your request is in · Almaty guide'));
  setItinerary();
  await openPage();
  await findConfirmation();
  expect(screen.getByText('ALM-0123456789')).toBeDefined();
  clickButton('Plan another trip');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Get Your Itinerary' }));
  expect(getField('Email').value).toBe('');
  await openPage();
  const last = await screen.findByRole('region', { name: 'Your last request is with us' });
  expect(last.textContent).toContain('ALM-0123456789');
  clickButton('Show details');
  const reopened = await findConfirmation();
  expect(document.activeElement).toBe(reopened);
});

test('who comes back with a new selection finds the form, with the last request above it', async () => {
  stubApi();
  await openPage();
  fillForm();
  submit();
  await findConfirmation();
  setItinerary(kaindy);
  await openPage();
  await screen.findByRole('heading', { name: 'Kaindy Lake' });
  expect(await screen.findByRole('region', { name: 'Your last request is with us' })).toBeDefined();
});

test('while a request is being sent the button says so, keeps the focus, and a second press sends nothing', async () => {
  const response = Promise.withResolvers<ApiResponse>();
  const fetch = stubApi(response.promise);
  await openPage();
  fillForm();
  screen.getByRole('button', { name: 'Submit Request' }).focus();
  submit();
  const button = await screen.findByRole('button', { name: 'Sending…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  response.resolve(STORED);
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

describe('a wrong address', () => {
  const CORRECTED = { status: 202, body: { success: true, reference: 'ALM-9999999999', correction_key: 'next' } };

  const submitWithKey = async (...responses: Parameters<typeof stubApi>) => {
    const fetch = stubApi({ status: 202, body: { ...STORED.body, correction_key: 'secret' } }, ...responses);
    await openPage();
    fillForm();
    submit();
    await findConfirmation();
    clickButton('Wrong address?');
    return fetch;
  };
  const sendAddress = (address: string) => {
    fireEvent.change(getField('The right email address'), { target: { value: address } });
    clickButton('Correct the address');
  };

  test('is corrected with the key of the response, which is in no address', async () => {
    const fetch = await submitWithKey(CORRECTED);
    expect(document.activeElement).toBe(getField('The right email address'));
    sendAddress('right@example.com');
    expect(await screen.findByText('ALM-9999999999')).toBeDefined();
    expect(screen.getAllByText('right@example.com')).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('Corrected.');
    const sent = fetch.mock.lastCall?.[0];
    expect(sent instanceof Request && new URL(sent.url).pathname).toBe('/api/correct-address');
  });

  test.each([
    ['right', 'Enter an email address like name@example.com'],
    ['Visitor@example.com', 'Your plan goes to this address already'],
  ])('%s is not sent', async (address, text) => {
    const fetch = await submitWithKey();
    sendAddress(address);
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(getField('The right email address'));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('stays correctable when the API refuses, with the same idempotency key for the same address', async () => {
    const fetch = await submitWithKey({ status: 500, body: { success: false, error: 'Busy.' } }, CORRECTED);
    sendAddress('right@example.com');
    expect(await screen.findByText('Busy.')).toBeDefined();
    clickButton('Correct the address');
    await screen.findByText('ALM-9999999999');
    const [, first, second] = fetch.mock.calls.map(([request]) => (request as Request).headers.get('idempotency-key'));
    expect(first).toBe(second);
  });
});

test('a request can be sent when the session storage is full', async () => {
  stubApi();
  await openPage();
  await screen.findByRole('heading', { name: 'Kaindy Lake' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  fillForm();
  submit();
  await findConfirmation();
});

test('a selected location has a stamp with its access notice', async () => {
  stubPlanningData({ state: 'closed', until: 'winter 2027/28', reason: 'It is rebuilt.' });
  await openPage();
  const item = (await screen.findByText('Closed until winter 2027/28')).closest('li');
  expect(item?.textContent).toContain('Kaindy Lake');
});

test('a notice past its review day says to ask', async () => {
  stubPlanningData({ state: 'closed', reason: 'It is rebuilt.', reviewBy: '2026-01-01' });
  await openPage();
  expect(await screen.findByText('Ask before you go')).toBeDefined();
});

test('a location that is closed on all dates of the trip says so, and one that is open does not', async () => {
  stubPlanningData({});
  await openPage();
  type('Start date', '2027-02-11');
  fireEvent.blur(getField('Start date'));
  type('End date', '2027-02-17');
  fireEvent.blur(getField('End date'));
  expect(await screen.findByText('Closed on your dates')).toBeDefined();
  type('End date', '2027-06-17');
  fireEvent.blur(getField('End date'));
  await waitFor(() => expect(screen.queryByText('Closed on your dates')).toBeNull());
  expect(screen.queryByText('Out of season on your dates')).toBeNull();
});

test('says where to look when the access notices do not load', async () => {
  stubPlanningData('failure');
  await openPage();
  expect(await screen.findByText(/^What is closed at the moment did not load/)).toBeDefined();
});
