/** What stands in the list for an address; hexadecimal. */
async function digestOf(address: string): Promise<string> {
  const bytes = new TextEncoder().encode(address.trim().toLowerCase());
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
}

/** Whether an address gets no letters any more. */
export async function isSuppressed(db: D1Database, address: string): Promise<boolean> {
  const row = await db
    .prepare('select 1 from suppression where address_digest = ?')
    .bind(await digestOf(address))
    .first();
  return row !== null;
}

/** From now on an address gets no letters. */
export async function suppress(db: D1Database, address: string, now: Date): Promise<void> {
  await db
    .prepare('insert into suppression (address_digest, created_at) values (?, ?) on conflict do nothing')
    .bind(await digestOf(address), now.toISOString())
    .run();
}
