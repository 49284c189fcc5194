/** What a log may contain: ids, codes and counts. Never an address, a name or anything a visitor typed. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Logs one structured line. */
export const log = (event: string, fields: Fields = {}): void => console.log(JSON.stringify({ event, ...fields }));

/** Logs one structured line about something that a person should look at. */
export const logError = (event: string, fields: Fields = {}): void =>
  console.error(JSON.stringify({ event, ...fields }));

/** The name of an error, for logs. Its text is left out, because it may contain what a visitor typed. */
export const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
