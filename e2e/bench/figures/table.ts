/**
 * Writes a table in Markdown whose columns are as wide as their longest cell, so that it can be read as text too. The
 * first column is text, the others are numbers.
 */
export function writeTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const writeRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [writeRow(header), `| ${rule.join(' | ')} |`, ...rows.map(writeRow)].join('\n');
}
