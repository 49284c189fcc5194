import { lookup } from 'mrmime';

/**
 * The content type that a released file is served with; texts are UTF-8.
 *
 * @throws Error for an unknown extension: browsers refuse scripts and styles without the right type.
 */
export function getContentType(file: string): string {
  const type = lookup(file);
  if (!type) throw new Error(`${file}: mrmime knows no content type for this extension; use another file format`);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
