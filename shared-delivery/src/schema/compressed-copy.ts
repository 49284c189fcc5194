const SUFFIX = '.br';

/** The name of the copy of a script that the build has compressed with Brotli (docs/decisions/0064). */
export const getCompressedCopy = (file: string): string => file + SUFFIX;

/** The name of the script that a file is the compressed copy of; undefined for every other file. */
export const getCopiedFile = (name: string): string | undefined =>
  name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined;
