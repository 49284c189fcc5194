import { DurableObject } from 'cloudflare:workers';
import { MAX_FIGURE_HOURS, type ReportEvent } from '@almaty/delivery/schema';
import type { PageToken } from './page-token.ts';

const HOUR_MS = 3_600_000;

/** The number of the hour that a moment is in, since 1970. */
export const toHour = (moment: number): number => Math.floor(moment / HOUR_MS);

/** The first moment of an hour. */
export const toMoment = (hour: number): Date => new Date(hour * HOUR_MS);

/** So many events of one network are counted in an hour: what each is remembered by must not fill the object. */
export const MAX_NETWORK_EVENTS = 5000;

/** What is counted together, and in which bucket of its histogram. */
export type FigureKey = Pick<ReportEvent, 'version' | 'channel' | 'page' | 'metric'> & { bucket: number };

/** How often something was counted. */
export type FigureRow = FigureKey & { count: number };

/** What decides about a version: of these each network has a row of its own. */
type Decisive = 'view' | 'failure' | 'lcp';

/** What one network reported of a version: how often, and the bucket of the first. */
export type NetworkRow = Pick<FigureKey, 'version' | 'channel'> & { metric: Decisive; bucket: number; count: number };

const DECISIVE: Readonly<Partial<Record<ReportEvent['metric'], Decisive>>> = {
  ...{ view: 'view', lcp: 'lcp' },
  ...{ load: 'failure', integrity: 'failure', evaluation: 'failure', render: 'failure' },
};

/**
 * Counts by hour what browsers report of one part of the site (docs/decisions/0044). Of who reports it keeps the id of a page
 * until its token is over, and the code of a network as long as the counts.
 */
export class FigureStore extends DurableObject<object> {
  #lastHour = 0;
  /** How many events each network sent in the last hour; an object that starts anew has forgotten them. */
  readonly #eventsOfHour = new Map<string, number>();

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(`
      create table if not exists tally (
        hour integer, version text, channel text, page text, metric text, bucket integer, count integer,
        primary key (hour, version, channel, page, metric, bucket)) without rowid;
      create table if not exists counted (
        id text, version text, page text, metric text, until integer,
        primary key (id, version, page, metric)) without rowid;
      create index if not exists counted_until on counted (until);
      create table if not exists network (
        hour integer, version text, channel text, metric text, network text, bucket integer, count integer,
        primary key (hour, version, channel, metric, network)) without rowid`);
  }

  /** Forgets what is too old. */
  #forget(now: number, hour: number) {
    const { sql } = this.ctx.storage;
    sql.exec('delete from counted where until <= ?', now / 1000);
    if (hour > this.#lastHour) {
      sql.exec('delete from tally where hour <= ?', hour - MAX_FIGURE_HOURS);
      sql.exec('delete from network where hour <= ?', hour - MAX_FIGURE_HOURS);
      this.#eventsOfHour.clear();
    }
    this.#lastHour = Math.max(hour, this.#lastHour);
  }

  /** Whether a network has not sent too much in this hour. */
  #hasRoom({ network }: PageToken): boolean {
    const events = (this.#eventsOfHour.get(network) ?? 0) + 1;
    this.#eventsOfHour.set(network, events);
    return events <= MAX_NETWORK_EVENTS;
  }

  /** Whether a page reports this of a version for the first time, which it is then known to have done. */
  #isFirst({ id, until }: PageToken, { version, page, metric }: FigureKey): boolean {
    const inserted = this.ctx.storage.sql.exec(
      'insert into counted values (?, ?, ?, ?, ?) on conflict do nothing returning 1',
      ...[id, version, page, metric, until],
    );
    return inserted.toArray().length > 0;
  }

  #count({ version, channel, page, metric, bucket }: FigureKey, token: PageToken | null, hour: number) {
    const { sql } = this.ctx.storage;
    sql.exec(
      `insert into tally values (?, ?, ?, ?, ?, ?, 1) on conflict do update set count = count + 1`,
      ...[hour, version, channel, page, metric, bucket],
    );
    const decisive = DECISIVE[metric];
    if (token && decisive)
      sql.exec(
        `insert into network values (?, ?, ?, ?, ?, ?, 1) on conflict do update set count = count + 1`,
        ...[hour, version, channel, decisive, token.network, bucket],
      );
  }

  /**
   * Counts events in the hour that they arrive in; each once for a page.
   *
   * @param token of the page; null for what no verdict depends on, which is counted as often as it comes.
   * @param now in milliseconds since 1970.
   * @returns for each event, whether it was counted.
   */
  add(events: readonly FigureKey[], token: PageToken | null, now: number): boolean[] {
    const hour = toHour(now);
    this.#forget(now, hour);
    return events.map((event) => {
      const isCounted = token === null || (this.#hasRoom(token) && this.#isFirst(token, event));
      if (isCounted) this.#count(event, token, hour);
      return isCounted;
    });
  }

  /** What was counted since an hour, with the hours added up: in all, and in each network, which is not named. */
  read(sinceHour: number): { rows: FigureRow[]; networks: NetworkRow[] } {
    const { sql } = this.ctx.storage;
    const rows = sql.exec<FigureRow>(
      `select version, channel, page, metric, bucket, sum(count) as count from tally where hour >= ?
       group by version, channel, page, metric, bucket`,
      sinceHour,
    );
    // SQLite takes the bucket from the row with the smallest hour.
    const networks = sql.exec<NetworkRow & { first: number }>(
      `select version, channel, metric, bucket, sum(count) as count, min(hour) as first from network where hour >= ?
       group by version, channel, metric, network`,
      sinceHour,
    );
    return { rows: rows.toArray(), networks: networks.toArray().map(({ first: _, ...row }) => row) };
  }
}
