export { normalizeAccessFile, serializeAccessFile } from './serialize-access-file.ts';
export { type AccessIssue, validateAccessFile } from './validate-access-file.ts';
