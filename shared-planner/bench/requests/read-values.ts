/** Wrong arguments; the message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws UsageError with the message of any error. */
export function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError when an option is no integer from the least to the most. */
export function readInteger(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} ${text} is wrong: give an integer from ${least} to ${most}.`);
  return value;
}
