import { lookup, mimes } from 'mrmime';
import { getCopiedFile } from '../schema/compressed-copy.ts';

// Registered at IANA since mrmime wrote its list.
mimes.pmtiles = 'application/vnd.pmtiles';

/**
 * The content type that a released file is served with; texts are UTF-8. A compressed copy by itself is only bytes.
 *
 * @throws Error for an unknown extension: browsers refuse scripts and styles without the right type.
 */
export function getContentType(file: string): string {
  if (getCopiedFile(file)) return 'application/octet-stream';
  const type = lookup(file);
  if (!type) throw new Error(`${file}: mrmime knows no content type for this extension; use another file format`);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
