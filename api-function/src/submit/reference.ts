// Crockford's base 32: no I, L, O or U, so that a reference can be read out.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A new reference such as `ALM-7K3M9Q0T2X`: 50 random bits, which one site never exhausts. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `ALM-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
