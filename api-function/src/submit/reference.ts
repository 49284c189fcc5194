// Crockford's base 32: no I, L, O or U, so that a reference can be read aloud.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Creates a reference such as `ALM-7K3M9Q0T2X`. Its 50 random bits are never used up by one site. */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `ALM-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
