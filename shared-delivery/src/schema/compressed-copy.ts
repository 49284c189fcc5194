const SUFFIX = '.br';

/** Whether the build writes a compressed copy of a file: of scripts, style sheets and drawings (docs/decisions/0064). */
export const hasCompressedCopy = (file: string): boolean => /\.(js|css|svg)$/.test(file);

/** The name of the copy of a file that the build has compressed with Brotli. */
export const getCompressedCopy = (file: string): string => file + SUFFIX;

/** The name of the file that a file is the compressed copy of; undefined for every other file. */
export const getCopiedFile = (name: string): string | undefined =>
  name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined;
