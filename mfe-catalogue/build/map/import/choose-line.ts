import { type FileLine, ImportError } from './part.ts';

/**
 * Chooses one of the lines of a file.
 *
 * @param number counted from 1; needed when there are several.
 * @throws ImportError that lists them when it is not clear which one is meant.
 */
export function chooseLine(lines: readonly FileLine[], number: number | undefined): FileLine {
  const chosen = lines[(number ?? 1) - 1];
  if (chosen && (lines.length === 1 || number !== undefined)) return chosen;
  const offered = lines.map(({ name }, index) => `  --line ${index + 1}: ${name ?? 'without a name'}`);
  throw new ImportError(
    number === undefined
      ? `The file has ${lines.length} lines. Say which one:\n${offered.join('\n')}`
      : `There is no line ${number}. The file has:\n${offered.join('\n')}`,
  );
}
