import type { Secrets } from '../config/secrets.ts';
import { getListPage } from '../operations/list-page.ts';
import { createDigests, createMailboxDigest } from './address-digest.ts';

/** `owner`: whoever reads the mailbox asked for it. `mailbox`: the mail server said that there is no such mailbox. */
export type SuppressionReason = 'owner' | 'mailbox';

/** An entry of the list; `ends_at` is null when it has no end. */
export type Suppression = {
  address_digest: string;
  reason: SuppressionReason;
  created_at: string;
  ends_at: string | null;
};

/** After so many days a mailbox may exist again. */
const MAILBOX_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The addresses that must not be emailed. It holds digests with a key, so that nobody who reads the database can test
 * whether an address is on it.
 */
export class SuppressionList {
  constructor(
    private readonly db: D1Database,
    /** Secrets of the digests: new ones are made with the first. Entries of any other secret are forgotten. */
    private readonly secrets: Secrets,
  ) {}

  private readonly digest = (address: string): Promise<string> => createMailboxDigest(this.secrets[0], address);

  private readonly digests = async (address: string): Promise<string> =>
    JSON.stringify(await createDigests(this.secrets, address));

  /** Prepares the SQL of the reason why an address is on the list at a moment, and its parameters; null when it is not. */
  async prepareReason(address: string, now: Date): Promise<{ expression: string; parameters: readonly string[] }> {
    return {
      expression: `(select max(reason) from suppression
        where address_digest in (select value from json_each(?)) and (ends_at is null or ends_at > ?))`,
      parameters: [await this.digests(address), now.toISOString()],
    };
  }

  /** Finds the reason why an address is on the list at a moment: what its owner asked for goes first; null when it is not. */
  async findReason(address: string, now: Date): Promise<SuppressionReason | null> {
    const { expression, parameters } = await this.prepareReason(address, now);
    return this.db
      .prepare(`select ${expression} as reason`)
      .bind(...parameters)
      .first<SuppressionReason>('reason');
  }

  /** Whether an address is on the list at a moment. */
  async has(address: string, now: Date): Promise<boolean> {
    return (await this.findReason(address, now)) !== null;
  }

  /** Finds the entry of an address, also one that has ended; null when there is none. */
  async find(address: string): Promise<Suppression | null> {
    return this.db
      .prepare(
        `select address_digest, reason, created_at, ends_at from suppression
         where address_digest in (select value from json_each(?))`,
      )
      .bind(await this.digests(address))
      .first<Suppression>();
  }

  /** Prepares the statement that adds an address. What its owner asked for is not replaced by an entry that ends. */
  async prepareAdd(address: string, reason: SuppressionReason, now: Date): Promise<D1PreparedStatement> {
    return this.prepareAddDigest(await this.digest(address), reason, now);
  }

  /** Prepares the statement that adds a mailbox of which only the digest is known. */
  prepareAddDigest(digest: string, reason: SuppressionReason, now: Date): D1PreparedStatement {
    const endsAt = reason === 'owner' ? null : new Date(now.getTime() + MAILBOX_DAYS * DAY_MS).toISOString();
    return this.db
      .prepare(
        `insert into suppression (address_digest, reason, created_at, ends_at) values (?, ?, ?, ?)
         on conflict (address_digest) do update
         set reason = excluded.reason, created_at = excluded.created_at, ends_at = excluded.ends_at
         where suppression.reason <> 'owner'`,
      )
      .bind(digest, reason, now.toISOString(), endsAt);
  }

  /** Lists the entries, the newest first. */
  async list({ limit, offset } = getListPage(1)): Promise<readonly Suppression[]> {
    const { results } = await this.db
      .prepare(
        'select address_digest, reason, created_at, ends_at from suppression order by created_at desc, address_digest limit ? offset ?',
      )
      .bind(limit, offset)
      .all<Suppression>();
    return results;
  }

  /** Removes an address, given as it is or as its digest. Returns whether it was on the list. */
  async lift(addressOrDigest: string): Promise<boolean> {
    const digests = addressOrDigest.includes('@')
      ? await this.digests(addressOrDigest)
      : JSON.stringify([addressOrDigest]);
    const { meta } = await this.db
      .prepare('delete from suppression where address_digest in (select value from json_each(?))')
      .bind(digests)
      .run();
    return meta.changes > 0;
  }

  /** Removes the entries that have ended. */
  async removeEnded(now: Date): Promise<void> {
    await this.db.prepare('delete from suppression where ends_at <= ?').bind(now.toISOString()).run();
  }
}
