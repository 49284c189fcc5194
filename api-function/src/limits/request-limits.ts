import { getAddressBlock } from '@almaty/delivery/schema';
import type { Context } from 'hono';
import { createHmac } from '../crypto/hmac.ts';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { createMailboxDigest } from '../suppression/address-digest.ts';

/** Whom a request is counted for: the mailbox that its emails go to, and the network that it comes from. */
export type CountedSender = { mailboxDigest: string; networkDigest: string; asn: number | null };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** More requests than a traveller makes in a day. */
const MAILBOX_DAILY = 5;
/** Requests of a day from which on those of a network (/24, /48) need a verification, and are refused: a hotel, a campus. */
const NETWORK_DAILY = { verified: 20, refused: 60 } as const;
/** The same of an autonomous system, which may be all phones of an operator: so many times what the site takes in an hour. */
const ASN_DAILY_HOURS = { verified: 2, refused: 20 } as const;
/** Requests of an hour that a network has left while the site has more than REQUESTS_PER_HOUR. */
const NETWORK_HOURLY_IN_A_FLOOD = 2;

/** Where a request comes from: an IP address, and the number of its autonomous system where the platform tells it. */
export type RequestSource = { ip: string; asn: number | null };

/** Gets where a request comes from. */
export function getRequestSource<E extends HonoEnv>(c: Context<E>): RequestSource {
  const { asn } = Object(c.req.raw.cf);
  return { ip: c.req.header('cf-connecting-ip') ?? 'unknown', asn: typeof asn === 'number' ? asn : null };
}

/** Gets whom a request is counted for. */
export const getCountedSender = async (
  secret: string,
  address: string,
  { ip, asn }: RequestSource,
): Promise<CountedSender> => ({
  mailboxDigest: await createMailboxDigest(secret, address),
  networkDigest: (await createHmac(secret, `network ${getAddressBlock(ip)}`)).toHex(),
  asn,
});

/** SQL that is evaluated with the counts, and the parameters of `counts`. */
export type RequestLimits = {
  /** A common table expression `counts`, which stands first in a statement. */
  counts: string;
  parameters: readonly (string | number | null)[];
  /** True when the request needs a verification: nobody is refused because of what others ask for their mailbox. */
  isUnverified: string;
  /** True when the request is refused. */
  isRefused: string;
};

const count = (condition: string) => `(select count(*) from counted_request where ${condition} created_at > ?)`;
const OF_MAILBOX_AND_NETWORK = `mailbox_network_day >= ${MAILBOX_DAILY}`;

/** Prepares the limits of a request. @param siteHourly how many requests of an hour need no verification, on the whole site. */
export function prepareLimits(
  { mailboxDigest, networkDigest, asn }: CountedSender,
  siteHourly: number,
  now: Date,
): RequestLimits {
  const [hour, day] = [HOUR_MS, DAY_MS].map((span) => new Date(now.getTime() - span).toISOString()) as [string, string];
  return {
    counts: `counts as (select ${[
      `${count('mailbox_digest = ? and')} as mailbox_day`,
      `${count('mailbox_digest = ? and network_digest = ? and')} as mailbox_network_day`,
      `${count('network_digest = ? and')} as network_day`,
      `${count('network_digest = ? and')} as network_hour`,
      `${count('asn = ? and')} as asn_day`,
      '? as site_hourly',
      `${count('')} >= ? as is_flood`,
    ].join(', ')})`,
    parameters: [
      ...[mailboxDigest, day],
      ...[mailboxDigest, networkDigest, day],
      ...[networkDigest, day],
      ...[networkDigest, hour],
      ...[asn, day],
      ...[siteHourly, hour, siteHourly],
    ],
    isUnverified: `(mailbox_day >= ${MAILBOX_DAILY} or network_day >= ${NETWORK_DAILY.verified}
      or asn_day >= ${ASN_DAILY_HOURS.verified} * site_hourly or is_flood)`,
    isRefused: `(${OF_MAILBOX_AND_NETWORK} or network_day >= ${NETWORK_DAILY.refused}
      or asn_day >= ${ASN_DAILY_HOURS.refused} * site_hourly or (is_flood and network_hour >= ${NETWORK_HOURLY_IN_A_FLOOD}))`,
  };
}

/** Prepares the statement that counts a request which is recorded, and no other. */
export const prepareCount = (
  db: D1Database,
  { mailboxDigest, networkDigest, asn }: CountedSender,
  reference: string,
  now: Date,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into counted_request (mailbox_digest, network_digest, asn, needs_verification, created_at)
       select ?, ?, ?, needs_verification, ? from itinerary_request where reference = ?`,
    )
    .bind(mailboxDigest, networkDigest, asn, now.toISOString(), reference);

/** Finds the error of a request that its limits refuse. */
export async function findRefusal(db: D1Database, { counts, parameters }: RequestLimits): Promise<HttpError> {
  const isDaily = await db
    .prepare(`with ${counts} select ${OF_MAILBOX_AND_NETWORK} as is_daily from counts`)
    .bind(...parameters)
    .first<number>('is_daily');
  return isDaily === 1
    ? new HttpError(429, 'daily_limit', (m) => m.errorDailyLimit({ count: MAILBOX_DAILY }), {
        'retry-after': String(DAY_MS / 1000),
      })
    : new HttpError(429, 'network_limit', (m) => m.errorNetworkLimit, { 'retry-after': String(HOUR_MS / 1000) });
}

/** Forgets what no limit counts any more. */
export const forgetCounted = (db: D1Database, now: Date): Promise<unknown> =>
  db
    .prepare('delete from counted_request where created_at <= ?')
    .bind(new Date(now.getTime() - DAY_MS).toISOString())
    .run();
