import type { EntryFormat } from '@almaty/delivery/schema';

/** The field in which the hash of the file that an entry was opened from goes with its values, as an ETag; no file has it. */
export const OPENED_HASH = '__opened_hash';

/** The line ends and the space around a file make no difference: Sveltia CMS reads it without them. */
const normalize = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/** Hashes the text of a file. */
export async function hashText(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalize(text)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lets a format give the values that it reads the hash of their file, and write them without it. */
export const addOpenedHash = ({ parse, serialize }: EntryFormat) => ({
  parse: async (text: string) => ({ ...parse(text), [OPENED_HASH]: await hashText(text) }),
  serialize: ({ [OPENED_HASH]: _, ...values }: Readonly<Record<string, unknown>>) => serialize(values),
});
