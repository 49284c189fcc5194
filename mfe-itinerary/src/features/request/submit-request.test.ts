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

const answering = (answer: () => Response | Promise<Response>) => {
  const seen: Request[] = [];
  const client = ky.create({
    baseUrl: 'https://guide.test',
    fetch: async (input, init) => {
      seen.push(new Request(input, init));
      return answer();
    },
  });
  return { client, seen };
};

const KEY = '123e4567-e89b-12d3-a456-426614174000';

test('posts the request with the public key and its own, once', async () => {
  const { client, seen } = answering(() => Response.json({ success: true, reference: 'ALM-1' }, { status: 202 }));
  expect(await submitRequest(request, KEY, { website: '' }, client)).toEqual({ sent: true, reference: 'ALM-1' });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.method).toBe('POST');
  expect(seen[0]?.url).toBe('https://guide.test/api/submit-itinerary');
  expect(seen[0]?.headers.get('apikey')).toBe('almaty-guide-public');
  expect(seen[0]?.headers.get('idempotency-key')).toBe(KEY);
  expect(await seen[0]?.json()).toEqual({ ...request, website: '' });
});

test.each([
  [
    'the server says why',
    () => Response.json({ success: false, error: 'Check end_date' }, { status: 422 }),
    'Check end_date',
  ],
  ['it says so with 200', () => Response.json({ success: false, error: 'Full' }), 'Full'],
  ['the server gives no reason', () => Response.json({ success: false }), 'Failed to submit itinerary request'],
  ['the answer is no JSON', () => new Response('oops', { status: 500 }), 'Failed to submit itinerary request'],
  ['nothing comes back', () => Promise.reject(new TypeError('offline')), 'Failed to submit request. Please try again.'],
])('when %s, the outcome carries the text to show, and nothing is sent twice', async (_, answer, message) => {
  const { client, seen } = answering(answer);
  expect(await submitRequest(request, KEY, { website: '' }, client)).toEqual({ sent: false, message });
  expect(seen).toHaveLength(1);
});
