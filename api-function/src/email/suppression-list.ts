import { sha256Hex } from '../crypto/sha256.ts';

/** Hashes an address, so that the list holds no addresses. SHA-256, hexadecimal; upper and lower case count as equal. */
const hashAddress = (address: string): Promise<string> => sha256Hex(address.trim().toLowerCase());

/** Whether an address is on the suppression list, and must not be emailed. */
export async function isSuppressed(db: D1Database, address: string): Promise<boolean> {
  const row = await db
    .prepare('select 1 from suppression where address_digest = ?')
    .bind(await hashAddress(address))
    .first();
  return row !== null;
}

/** Puts an address on the suppression list. */
export async function suppressAddress(db: D1Database, address: string, now: Date): Promise<void> {
  await db
    .prepare('insert into suppression (address_digest, created_at) values (?, ?) on conflict do nothing')
    .bind(await hashAddress(address), now.toISOString())
    .run();
}
