import type { Email } from 'postal-mime';
import { createHeaders, postRequest, type RequestOptions } from '../post-request.ts';
import { PROVIDER, type Target } from './target.ts';

/** What the API says of a request that is sent. */
export type Submitted = {
  status: number;
  body: {
    reference?: string;
    correction_key?: string;
    needs_verification?: boolean;
    code?: string;
    error?: string;
  };
};

/** What the API has said: planned at once, waits for a verification, or the code of a refusal. */
export const describe = ({ status, body }: Submitted): string =>
  status === 202 ? (body.needs_verification ? 'waits' : 'planned') : `${status} ${body.code}`;

let count = 0;

/** Gets a number that no other request of this command has. */
export const nextNumber = (): number => {
  count += 1;
  return count;
};

/** Reads the JSON of a response, and its status. */
const read = async (response: Response): Promise<Submitted> => ({
  status: response.status,
  body: (await response.json()) as Submitted['body'],
});

/** Sends a request, from a network and to an address of its own unless given. */
export const submit = async ({ origin }: Pick<Target, 'origin'>, options: RequestOptions = {}): Promise<Submitted> =>
  read(await postRequest(origin, nextNumber(), options));

/** Corrects the address of a request. */
export const correct = async (
  { origin }: Pick<Target, 'origin'>,
  { body: { reference, correction_key } }: Submitted,
  address: string,
  ip: string,
): Promise<Submitted> =>
  read(
    await fetch(`${origin}/api/correct-address`, {
      method: 'POST',
      headers: createHeaders(ip),
      body: JSON.stringify({ reference, correction_key, user_email: address }),
    }),
  );

/** Finds the link in an email whose path has a word. @throws Error when there is none. */
export function findLink({ text = '' }: Email, word: 'plan' | 'desk' | 'delete' | 'verify'): string {
  const link = new RegExp(`http\\S+/${word}[/?]\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`The email has no link to ${word}`);
  return link;
}

/** Posts a form as a page does. @returns the text of the page that follows. */
export const postForm = async (link: string, fields: Readonly<Record<string, string>>): Promise<string> =>
  (await fetch(link, { method: 'POST', body: new URLSearchParams(fields) })).text();

/** A request whose emails have arrived, and the keys of its plan. */
export type Planned = { reference: string; address: string; visitorKey: string; deskKey: string; email: Email };

const getKey = (link: string) => link.slice(link.indexOf('#') + 1);

/** Sends a request, and waits for the emails to its visitor and to the provider. */
export async function plan(target: Target, options: RequestOptions = {}): Promise<Planned> {
  const address = options.address ?? `planned.${nextNumber()}@example.com`;
  const { body } = await submit(target, { ...options, address });
  if (!body.reference) throw new Error(`The request was refused: ${body.error}`);
  const email = await target.waitForEmail(address, /^Your Almaty plan/, body.reference);
  const notice = await target.waitForEmail(PROVIDER, /^Itinerary request/, body.reference);
  return {
    ...{ reference: body.reference, address, email },
    visitorKey: getKey(findLink(email, 'plan')),
    deskKey: getKey(findLink(notice, 'desk')),
  };
}

/** Calls the API of a plan or of the desk. */
export const call = (
  { origin }: Pick<Target, 'origin'>,
  method: string,
  path: string,
  key: string,
  { body, etag, ip = '192.0.2.1' }: { body?: object; etag?: string | undefined; ip?: string } = {},
): Promise<Response> =>
  fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'cf-connecting-ip': ip,
      ...(body && { 'content-type': 'application/json' }),
      ...(etag && { 'if-match': etag }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
