/** What may stand in a log: ids, codes and counts. Never an address, a name or anything a visitor typed. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one structured line. */
export const log = (event: string, fields: Fields = {}): void => console.log(JSON.stringify({ event, ...fields }));

/** Writes one structured line about something that needs somebody's attention. */
export const logError = (event: string, fields: Fields = {}): void =>
  console.error(JSON.stringify({ event, ...fields }));

/** What kind of error it is. Its text is left out: it may hold what a visitor typed. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
