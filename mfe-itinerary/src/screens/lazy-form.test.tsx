// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster, toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const PATH = '/itinerary';
const NOW = new Date('2027-01-10T06:00:00Z');
const location = { id: 15, name: 'Kaindy Lake', description: 'A lake.', image: '', category: 'Nature' };
const itinerary = JSON.stringify({ state: { locations: [location], activities: [] }, version: 1 });

type Code = typeof import('../features/request-form/lazy-request.ts');

/** Opens the page as a new document does, with the code of its form still on the way. */
async function openPage() {
  cleanup();
  vi.resetModules();
  const [{ renderScreen }, { ItineraryScreen }, { requestCode }] = await Promise.all([
    import('@almaty/delivery/testing'),
    import('./ItineraryScreen.tsx'),
    import('../features/request-form/request-code.ts'),
  ]);
  const way = Promise.withResolvers<Code>();
  const { load } = requestCode;
  const loadLate = vi.spyOn(requestCode, 'load').mockReturnValue(way.promise);
  const router = renderScreen(
    PATH,
    PATH,
    <>
      <ItineraryScreen />
      <Toaster />
    </>,
  );
  await screen.findByRole('heading', { name: 'Kaindy Lake' });
  return {
    router,
    /** The code comes. */
    arrive: () => act(async () => way.resolve(await load())),
    /** The code does not come, and a later attempt may get it. */
    fail: async () => {
      loadLate.mockRestore();
      await act(async () => way.reject(new Error('no connection')));
    },
  };
}

/** Makes the API store each request; returns the bodies that it gets. */
function stubApi() {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return new Response('', { status: 404 });
    bodies.push(await request.json());
    return Response.json({ success: true, reference: 'ALM-0123456789' }, { status: 202 });
  });
  return bodies;
}

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(getField(label), { target: { value } });
const fillForm = () => {
  type('Email', 'early@example.com');
  type('Start date', '11 June 2027');
  type('End date', '17 June 2027');
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^(Submit Request|Sending…)$/ }));
const findConfirmation = () => screen.findByRole('heading', { level: 1, name: 'Your Request Is In' });
const SENT = { user_email: 'early@example.com', start_date: '2027-06-11', end_date: '2027-06-17' };

// The first import transforms all modules, which may take longer than a test may.
beforeAll(
  () => Promise.all([import('./ItineraryScreen.tsx'), import('../features/request-form/lazy-request.ts')]),
  60_000,
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  sessionStorage.setItem('almaty-itinerary', itinerary);
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a request that is submitted before the code has come is sent once when it has', async () => {
  const bodies = stubApi();
  const { arrive } = await openPage();
  fillForm();
  submit();
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDefined();
  submit();
  expect(bodies).toEqual([]);
  await arrive();
  await findConfirmation();
  expect(bodies).toMatchObject([SENT]);
});

test('what is wrong with a request that was submitted before the code had come is told when it has', async () => {
  const bodies = stubApi();
  const { arrive } = await openPage();
  type('Email', 'early@example.com');
  submit();
  await arrive();
  const summary = await screen.findByRole('region', { name: 'There are 2 problems' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByRole('link', { name: 'Choose a start date' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Submit Request' })).toBeDefined();
  expect(bodies).toEqual([]);
});

test('code that does not load is told as a request that was not sent, and the next submit sends it', async () => {
  const bodies = stubApi();
  const { fail } = await openPage();
  fillForm();
  submit();
  await fail();
  expect(await screen.findByText('Failed to submit request. Please try again.')).toBeDefined();
  expect(screen.getByText(/^Your request was not sent\. Your details are still here/)).toBeDefined();
  expect(getField('Email').value).toBe('early@example.com');
  expect(getField('End date').value).toBe('17 June 2027');
  submit();
  await findConfirmation();
  expect(bodies).toMatchObject([SENT]);
});

test('a request that was submitted before the code had come is sent although the visitor has left the page', async () => {
  const bodies = stubApi();
  const { arrive, router } = await openPage();
  fillForm();
  submit();
  await act(() => router.navigate('/elsewhere'));
  await arrive();
  await waitFor(() => expect(bodies).toMatchObject([SENT]));
});

test('what is typed before the code has come stays when the page is opened again, and is read when it has', async () => {
  stubApi();
  await openPage();
  fillForm();
  const { arrive } = await openPage();
  expect(getField('Email').value).toBe('early@example.com');
  expect(getField('Start date').value).toBe('11 June 2027');
  expect(getField('End date').value).toBe('17 June 2027');
  await arrive();
  const ticket = screen.getByRole('region', { name: 'Your request' });
  await waitFor(() => expect(ticket.textContent).toContain('11 June 2027 to 17 June 2027'));
});

test('dates that were left before the code had come are validated when it has', async () => {
  stubApi();
  const { arrive } = await openPage();
  type('Start date', '31 June 2027');
  fireEvent.blur(getField('Start date'));
  await arrive();
  expect(await screen.findByText('June has 30 days')).toBeDefined();
});

test('the form of a visitor who only reads loads none of its code', async () => {
  stubApi();
  await openPage();
  const { requestCode } = await import('../features/request-form/request-code.ts');
  expect(requestCode.load).not.toHaveBeenCalled();
  fireEvent.pointerDown(getField('Email'));
  expect(requestCode.load).toHaveBeenCalled();
});
