/** For so long a corrected address counts for the limit of its own address (../submit/address-limit.ts). */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the digests of corrected addresses that no longer count: with every sweep, because the site says "for a day". */
export async function purgeCorrectedAddresses(db: D1Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - DAY_MS).toISOString();
  await db.prepare('delete from corrected_address where created_at <= ?').bind(end).run();
}
