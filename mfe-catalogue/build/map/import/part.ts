/** A position in degrees, with its height where it is known. */
export type Place = { lon: number; lat: number; metres?: number };

/** A piece of a line, as a file has it, and what one calls it in a message. */
export type Part = { name: string; places: readonly Place[] };

/** The line of a file in its parts, and what it says of them. */
export type FileLine = {
  parts: readonly Part[];
  /** The name that the file has for it. */
  name?: string;
  /** What to tell the person who imports it. */
  notes: readonly string[];
};

/** Why a file cannot be imported, and what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}
