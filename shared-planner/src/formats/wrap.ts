import { toOneLine } from './plain-text.ts';

/** No line is longer than this many characters, unless it is one long word. */
const LINE_WIDTH = 64;

/**
 * Breaks text into lines with a hanging indent. A word that is longer than a line is left whole: an address that is broken
 * cannot be opened.
 *
 * @param first what the first line begins with; the other lines begin with as many spaces.
 */
export function wrap(first: string, text: string): string[] {
  const indent = ' '.repeat(first.length);
  const lines: string[] = [];
  let line = '';
  for (const word of toOneLine(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && first.length + Array.from(longer).length > LINE_WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].map((text, index) => `${index === 0 ? first : indent}${text}`.trimEnd());
}
