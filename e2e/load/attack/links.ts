import { request } from 'node:http';
import PostalMime from 'postal-mime';
import { postRequest } from '../post-request.ts';
import { type Attack, tally } from './attack.ts';
import { PROVIDER, type Target } from './target.ts';
import { call, findLink, nextNumber, plan, submit } from './visitor.ts';

/** Requests a path with a host that is not that of the stack. @returns the status, and where it redirects to. */
function requestAs(host: string, { origin }: Target, method: string, path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(origin);
  const call = request({ host: hostname, port, path, method, headers: { host } }, (response) => {
    response.resume();
    resolve(`${response.statusCode} ${response.headers.location ?? ''}`.trim());
  });
  call.on('error', reject);
  call.end();
  return promise;
}

/** Texts that are not a key, but that a lenient reader might take for it. */
const createVariants = (key: string): readonly string[] => {
  const last = key.at(-1) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // The last character of 256 bits in base64url has two bits that mean nothing.
  const index = alphabet.indexOf(last);
  const neighbours = [1, 2, 3].map((bits) => key.slice(0, -1) + alphabet[index ^ bits]);
  return [
    ...neighbours,
    ...[`${key}=`, `${key}==`, `${key}A`, key.slice(0, -1), key.toLowerCase(), key.toUpperCase(), `"${key}"`],
    ...[
      key.replaceAll('-', '+').replaceAll('_', '/').concat('='),
      `${key.slice(0, 20)}%20${key.slice(20)}`,
      'undefined',
    ],
  ];
};

type DeskList = { own: string; links: readonly { id: string; reference: string }[] };
type OpenList = { requests: readonly { reference: string; key: string }[] };

/** M5, L4, L6 and L10: links are ours, and end. */
export const links: readonly Attack[] = [
  {
    id: 'M5.1',
    name: 'A request and a page with the host of somebody else, over http',
    expected: '308, so that nothing is recorded and no link is made (M5.2: to https)',
    run: async (target) => {
      const before = (await target.readHealth()).limits.requests_last_hour;
      const answers = [
        await requestAs('evil.example', target, 'POST', '/api/submit-itinerary'),
        await requestAs('evil.example', target, 'GET', '/privacy'),
      ];
      const recorded = (await target.readHealth()).limits.requests_last_hour - before;
      return {
        seen: `${tally(answers)}; ${recorded} recorded`,
        held: recorded === 0 && answers.every((answer) => answer.startsWith('308 ')),
      };
    },
  },
  {
    id: 'M5.3',
    name: 'Links of a request that comes with X-Forwarded-Host, -Proto, Forwarded and another Origin',
    expected: 'those of the site',
    run: async (target) => {
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-original-host': 'evil.example',
        forwarded: 'host=evil.example;proto=https',
      };
      const { email } = await plan(target, { headers });
      const foreign = await postRequest(target.origin, nextNumber(), { headers: { origin: 'https://evil.example' } });
      const texts = `${email.text}${email.html}`;
      const isOurs = findLink(email, 'plan').startsWith(`${target.origin}/`) && !texts.includes('evil.example');
      return {
        seen: `links lead to ${new URL(findLink(email, 'plan')).origin}; another origin: ${foreign.status}`,
        held: isOurs && foreign.status === 403,
      };
    },
  },
  {
    id: 'L4',
    name: 'A leaked link of the desk, and the keys of other requests that it hands out',
    expected: 'both end when the provider ends it, and its other links work',
    run: async (target) => {
      const leaked = await plan(target);
      const other = await plan(target);
      // A request whose plan is sent is not open.
      await target.operate('emails/stop');
      await submit(target);
      const open = (await (
        await call(target, 'GET', `desk/${leaked.reference}/open-requests`, leaked.deskKey)
      ).json()) as OpenList;
      const list = (await (
        await call(target, 'GET', `desk/${other.reference}/links`, other.deskKey)
      ).json()) as DeskList;
      const id = list.links.find(({ reference }) => reference === leaked.reference)?.id ?? '';
      const get = async (reference: string, key: string) =>
        (await call(target, 'GET', `desk/${reference}`, key)).status;
      const handed = open.requests.slice(0, 1);
      const read = async () => [
        await get(leaked.reference, leaked.deskKey),
        ...(await Promise.all(handed.map(({ reference, key }) => get(reference, key)))),
      ];
      const before = await read();
      await call(target, 'POST', `desk/${other.reference}/links/${id}/end`, other.deskKey);
      const after = await read();
      const own = await get(other.reference, other.deskKey);
      await target.operate('emails/start');
      return {
        seen: `listed ${list.links.length} links; before ${tally(before)}, after ${tally(after)}; another link: ${own}`,
        held:
          handed.length === 1 &&
          before.every((status) => status === 200) &&
          after.every((status) => status === 404) &&
          own === 200,
      };
    },
  },
  {
    id: 'L6',
    name: 'Files, pages, the API, errors: what a browser may guess the type of',
    expected: 'nosniff on every response',
    run: async ({ origin }) => {
      const page = await (await fetch(origin)).text();
      const script = /\/static\/js\/[^"]+\.js/.exec(page)?.[0] ?? '/static/js/none.js';
      const paths = [
        ...['/', '/privacy', '/nowhere', '/icon.svg', '/manifest.webmanifest', '/share.jpg', '/service-worker.js'],
        ...[script, '/robots.txt', '/api/health', '/api/nothing', '/_reports', '/static/none.css'],
      ];
      const without = (
        await Promise.all(
          paths.map(async (path) => {
            const { headers } = await fetch(origin + path);
            return headers.get('x-content-type-options') === 'nosniff' ? [] : [path];
          }),
        )
      ).flat();
      return { seen: `${paths.length} paths, without: ${without.join(' ') || 'none'}`, held: without.length === 0 };
    },
  },
  {
    id: 'L10',
    name: 'Thirteen texts that are nearly the key of a plan, and as many for its deletion',
    expected: 'none opens anything',
    run: async (target) => {
      const { reference, visitorKey, email } = await plan(target);
      const deletion = new URL(findLink(email, 'delete'));
      const token = deletion.searchParams.get('token') ?? '';
      const ofPlan = await Promise.all(
        createVariants(visitorKey).map(async (key) => (await call(target, 'GET', `plans/${reference}`, key)).status),
      );
      const ofDeletion = await Promise.all(
        createVariants(token).map(async (text) => {
          deletion.searchParams.set('token', text);
          return (await fetch(deletion)).status;
        }),
      );
      const right = (await call(target, 'GET', `plans/${reference}`, visitorKey)).status;
      return {
        seen: `${tally(ofPlan)}; ${tally(ofDeletion)}; the key itself: ${right}`,
        held: right === 200 && ofPlan.every((status) => status === 404) && ofDeletion.every((status) => status === 403),
      };
    },
  },
  {
    id: 'held.1',
    name: 'Which keys the emails tell to whom',
    expected: 'those of the visitor to visitors only, those of the desk to the provider only',
    run: async (target) => {
      await target.settle();
      const emails = await Promise.all(
        target.received.map(async ({ to, data }) => {
          const { text, html } = await PostalMime.parse(data);
          return { isToProvider: to.includes(PROVIDER), words: `${text}${html}` };
        }),
      );
      const count = (pattern: RegExp, toProvider: boolean) =>
        emails.filter(({ isToProvider, words }) => isToProvider === toProvider && pattern.test(words)).length;
      const [plans, desks] = [count(/\/plan\/alm-/, true), count(/\/desk\/alm-/, false)];
      const [ownPlans, ownDesks] = [count(/\/plan\/alm-/, false), count(/\/desk\/alm-/, true)];
      return {
        seen: `to visitors ${ownPlans} of a plan and ${desks} of the desk, to the provider ${ownDesks} of the desk and ${plans} of a plan`,
        held: plans + desks === 0 && ownPlans > 0 && ownDesks > 0,
      };
    },
  },
];
