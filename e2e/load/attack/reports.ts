import { readLocalSecret } from '../../../scripts/local-secrets.ts';
import { judgeCanary } from '../../../shared-delivery/src/canary/judge-canary.ts';
import { readFigures } from '../../../shared-delivery/src/figures/read-figures.ts';
import type { Figures } from '../../../shared-delivery/src/schema/index.ts';
import { type Attack, repeat, tally } from './attack.ts';
import { poll, type Target } from './target.ts';

const REPORTS = '/_reports';
/** Views after which a canary is promoted, as few as a team could ask for. */
const VIEWS = 30;
const FORGED = `1999999999.${'A'.repeat(12)}.${'A'.repeat(12)}.${'A'.repeat(43)}`;
const PART = 'trip-tips';

const getKey = () => readLocalSecret('TEAM_KEY') ?? '';
const read = ({ origin }: Target): Promise<Figures[]> => readFigures(PART, { site: origin, key: getKey() });
const countViews = async (target: Target) => (await read(target)).reduce((sum, { views }) => sum + views, 0);

/** Opens a page from an address. @returns its token, and the version of the trip tips in it. */
async function openPage({ origin }: Target, ip: string): Promise<{ token: string; version: string }> {
  const response = await fetch(`${origin}/plan-trip`, { headers: { 'cf-connecting-ip': ip } });
  const page = await response.text();
  return {
    token: /report;desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '',
    version: new RegExp(`/_mfe/${PART}/([^/"]+)/`).exec(page)?.[1] ?? '',
  };
}

const createEvent = (version: string, metric: string) => ({
  ...{ part: PART, version, channel: 'canary', page: '/plan-trip', metric, value: 0 },
});

/** Sends a report as `curl` does, without what a browser says of its page. */
const post = (
  { origin }: Target,
  token: string | undefined,
  events: readonly object[],
  ip: string,
): Promise<Response> =>
  fetch(origin + REPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': ip },
    body: JSON.stringify({ ...(token !== undefined && { token }), events }),
  });

/** M3: reports that anybody can post decide nothing. */
export const reports: readonly Attack[] = [
  {
    id: 'M3.1',
    name: '52 reports of 20 events each, half without a token and half with a forged one',
    expected: 'none is counted, and a page’s own report is',
    run: async (target) => {
      const { token, version } = await openPage(target, '192.0.2.50');
      const before = await countViews(target);
      const events = Array.from({ length: 20 }, () => createEvent(version, 'view'));
      const sent = await repeat(52, (index) => post(target, index % 2 ? FORGED : undefined, events, '198.18.40.1'));
      await post(target, token, events, '192.0.2.50');
      // The counts are made one after the other, so the forged ones would be there by then.
      await poll('count of the page', async () => ((await countViews(target)) > before ? true : null));
      const counted = (await countViews(target)) - before;
      return {
        seen: `${tally(sent.map(({ status }) => status))}; counted ${counted} of ${53 * 20} events`,
        held: counted === 1,
      };
    },
  },
  {
    id: 'M3.2',
    name: 'Sixty pages of one network that report failures of a canary, and sixty that report none',
    expected: 'the canary is neither ended nor promoted',
    run: async (target) => {
      let version = '';
      for (let page = 0; page < 120; page += 1) {
        const ip = `198.18.41.${page}`;
        const opened = await openPage(target, ip);
        version = opened.version;
        const events = [createEvent(version, 'view'), ...(page < 60 ? [createEvent(version, 'render')] : [])];
        await post(target, opened.token, events, ip);
      }
      const figures = await poll('count of the pages', async () => {
        const found = await read(target);
        return (found.find(({ channel }) => channel === 'canary')?.views ?? 0) >= 120 ? found : null;
      });
      const { views, failures } = figures.find(({ channel }) => channel === 'canary') ?? { views: 0, failures: 0 };
      const verdict = judgeCanary(figures, { stable: 'another', canary: version, views: VIEWS });
      return {
        seen: `counted ${views} views and ${failures} failures; ${verdict.action}: ${verdict.reason}`,
        held: verdict.action === 'wait',
      };
    },
  },
  {
    id: 'M3.3',
    name: 'Bad reports, wrong keys of the teams and a forged session',
    expected: 'dropped with 204; 403, and the page that asks for the key',
    run: async (target) => {
      const bodies = ['', '{', '[]', '{"token":1}', '{"token":"x","events":[]}', 'x'.repeat(70_000)];
      const dropped = await repeat(bodies.length, async (index) => {
        const init = { method: 'POST', headers: { 'cf-connecting-ip': '198.18.42.1' }, body: bodies[index] ?? '' };
        return (await fetch(target.origin + REPORTS, init)).status;
      });
      const tries = [
        ...['', 'Bearer ', 'Bearer undefined', `Bearer ${getKey()}x`, `Basic ${getKey()}`].map((authorization) => ({
          authorization,
        })),
        { cookie: `team=${Date.now() + 1_000_000}.${'0'.repeat(64)}` },
      ];
      const refused = await Promise.all(
        tries.map(
          async (headers) => (await fetch(`${target.origin}${REPORTS}/figures?part=${PART}`, { headers })).status,
        ),
      );
      return {
        seen: `${tally(dropped)}; ${tally(refused)}`,
        held: dropped.every((status) => status === 204) && refused.every((status) => status === 403),
      };
    },
  },
];
