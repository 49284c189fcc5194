import { getConfig } from '../config/config.ts';
import type { Env } from '../env.ts';
import type { HttpError } from '../http/http-error.ts';
import { addressReturned, getSuppressionList } from '../suppression/suppression.ts';
import { findRefusal, getCountedSender, prepareCount, prepareLimits, type RequestSource } from './request-limits.ts';

/** What decides in the transaction that records a request whether it is recorded, and which emails it has. */
export type Admission = {
  /** Common table expressions `counts` and `list`, which stand first in a statement, and their parameters. */
  tables: string;
  parameters: readonly (string | number | null)[];
  /** SQL with `counts` and `list`: true when the request is recorded. */
  isAdmitted: string;
  /** The same: true when nothing but a verification is sent before whoever reads the mailbox says that the request is theirs. */
  isUnverified: string;
  /** The same: true when the owner of the mailbox wants no emails. */
  isSuppressed: string;
  /** Of the mailbox that the emails go to. */
  mailboxDigest: string;
  /** Prepares the statement that counts a request which is recorded. */
  prepareCount: (reference: string) => D1PreparedStatement;
  /** Finds the error of a request that was not admitted. */
  findRefusal: () => Promise<HttpError>;
};

/**
 * Prepares the admission of a request whose emails go to an address. Whether the owner of the mailbox wants no emails is
 * told to nobody: the request is recorded, and has none.
 */
export async function prepareAdmission(
  env: Env,
  address: string,
  source: RequestSource,
  now: Date,
): Promise<Admission> {
  const { ADDRESS_DIGEST_SECRET, REQUESTS_PER_HOUR } = getConfig(env);
  const list = getSuppressionList(env);
  const sender = await getCountedSender(ADDRESS_DIGEST_SECRET, address, source);
  const limits = prepareLimits(sender, REQUESTS_PER_HOUR, now);
  const reason = await list.prepareReason(address, now);
  return {
    tables: `with ${limits.counts}, list as (select ${reason.expression} as reason)`,
    parameters: [...limits.parameters, ...reason.parameters],
    isAdmitted: `reason is not 'mailbox' and not ${limits.isRefused}`,
    isUnverified: limits.isUnverified,
    isSuppressed: "reason is 'owner'",
    mailboxDigest: sender.mailboxDigest,
    prepareCount: (reference) => prepareCount(env.DB, sender, reference, now),
    findRefusal: async () =>
      (await list.findReason(address, now)) === 'mailbox' ? addressReturned() : findRefusal(env.DB, limits),
  };
}
