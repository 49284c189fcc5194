import { DurableObject } from 'cloudflare:workers';
import type { ReportEvent } from '@almaty/delivery/schema';

/** How long counts are kept. */
export const MAX_HOURS = 168;

const HOUR_MS = 3_600_000;

/** The number of the hour that a moment is in, since 1970. */
export const toHour = (moment: number): number => Math.floor(moment / HOUR_MS);

/** The first moment of an hour. */
export const toMoment = (hour: number): Date => new Date(hour * HOUR_MS);

/** What is counted together, and in which bucket of its histogram. */
export type FigureKey = Pick<ReportEvent, 'version' | 'channel' | 'page' | 'metric'> & { bucket: number };

/** How often something was counted. */
export type FigureRow = FigureKey & { count: number };

/** Counts by hour what browsers report of one part of the site (docs/decisions/0044). It stores nothing else of a report. */
export class FigureStore extends DurableObject<object> {
  #lastHour = 0;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(`create table if not exists figure (
      hour integer, version text, channel text, page text, metric text, bucket integer, count integer,
      primary key (hour, version, channel, page, metric, bucket)) without rowid`);
  }

  /** Counts events in the hour that they arrive in. */
  add(keys: readonly FigureKey[], hour: number): void {
    const { sql } = this.ctx.storage;
    if (hour > this.#lastHour) sql.exec('delete from figure where hour <= ?', hour - MAX_HOURS);
    this.#lastHour = Math.max(hour, this.#lastHour);
    for (const { version, channel, page, metric, bucket } of keys)
      sql.exec(
        `insert into figure values (?, ?, ?, ?, ?, ?, 1) on conflict do update set count = count + 1`,
        ...[hour, version, channel, page, metric, bucket],
      );
  }

  /** What was counted since an hour, with the hours added up. */
  read(sinceHour: number): FigureRow[] {
    const rows = this.ctx.storage.sql.exec<FigureRow>(
      `select version, channel, page, metric, bucket, sum(count) as count from figure where hour >= ?
       group by version, channel, page, metric, bucket`,
      sinceHour,
    );
    return rows.toArray();
  }
}
