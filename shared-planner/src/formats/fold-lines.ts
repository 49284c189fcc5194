/** The most octets of a line without its end (RFC 5545, section 3.1). */
const MAX_OCTETS = 75;

const encoder = new TextEncoder();

function foldLine(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > MAX_OCTETS) {
      parts.push(part);
      // The space that begins a continuation counts.
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n');
}

/**
 * Folds the lines of a calendar again: ts-ics counts characters and may cut one in two, RFC 5545 counts octets.
 *
 * @param text lines that end in CRLF.
 */
export const foldLines = (text: string): string =>
  text.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n');
