/** Formats rows as a table with aligned columns, with `hasNumbers` all but the first one to the right. */
export function formatTable(rows: readonly (readonly string[])[], { hasNumbers = false } = {}): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          hasNumbers && column > 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
