/** A seed from a text: its 32-bit FNV-1a hash (Fowler, Noll and Vo, RFC 9923) over UTF-16 code units. */
export function toSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
