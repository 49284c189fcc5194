import type { ItineraryRequest } from '@almaty/store/schema';
import ky from 'ky';
import { expect, test } from 'vitest';
import { submitRequest } from './submit-request.ts';

const request: ItineraryRequest = {
  user_email: 'visitor@example.com',
  start_date: '2027-06-11',
  end_date: '2027-06-17',
  selected_locations: [],
  selected_activities: [],
};

/** A client that gets this response, and the requests it has sent. */
const createClient = (respond: () => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const client = ky.create({
    baseUrl: 'https://guide.test',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return respond();
    },
  });
  return { client, requests };
};

const DEADLINE = '2027-01-11T06:00:00.000Z';
const KEY = '123e4567-e89b-12d3-a456-426614174000';

test('posts the request once, with the public key and the idempotency key', async () => {
  const { client, requests } = createClient(() =>
    Response.json({ success: true, reference: 'ALM-1', deadline: DEADLINE }, { status: 202 }),
  );
  expect(await submitRequest(request, KEY, { website: '' }, client)).toEqual({
    isSent: true,
    reference: 'ALM-1',
    deadline: DEADLINE,
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe('POST');
  expect(requests[0]?.url).toBe('https://guide.test/api/submit-itinerary');
  expect(requests[0]?.headers.get('apikey')).toBe('almaty-guide-public');
  expect(requests[0]?.headers.get('idempotency-key')).toBe(KEY);
  expect(await requests[0]?.json()).toEqual({ ...request, website: '' });
});

test.each([undefined, 'tomorrow', 7])(
  'a deadline that is %j does not make an accepted request fail',
  async (deadline) => {
    const { client } = createClient(() =>
      Response.json({ success: true, reference: 'ALM-1', deadline }, { status: 202 }),
    );
    expect(await submitRequest(request, KEY, { website: '' }, client)).toEqual({
      isSent: true,
      reference: 'ALM-1',
      deadline: undefined,
    });
  },
);

test.each([
  [
    'the API gives a reason',
    () => Response.json({ success: false, error: 'Check end_date' }, { status: 422 }),
    'Check end_date',
  ],
  ['the API gives a reason with status 200', () => Response.json({ success: false, error: 'Full' }), 'Full'],
  ['the API gives no reason', () => Response.json({ success: false }), 'Failed to submit itinerary request'],
  ['the response is not JSON', () => new Response('oops', { status: 500 }), 'Failed to submit itinerary request'],
  [
    'there is no response',
    () => Promise.reject(new TypeError('offline')),
    'Failed to submit request. Please try again.',
  ],
])('when %s, the result contains the text to show, and nothing is sent twice', async (_, respond, message) => {
  const { client, requests } = createClient(respond);
  expect(await submitRequest(request, KEY, { website: '' }, client)).toEqual({ isSent: false, message });
  expect(requests).toHaveLength(1);
});

test('the result contains the code of an error', async () => {
  const error = 'Press Submit again.';
  const { client } = createClient(() => Response.json({ success: false, error, code: 'key_reused' }, { status: 409 }));
  expect(await submitRequest(request, KEY, { website: '' }, client)).toEqual({
    isSent: false,
    message: error,
    code: 'key_reused',
  });
});
