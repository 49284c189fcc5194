import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The content type a released file is served with.
 *
 * @throws Error for an ending nobody has thought about: served as bytes, a browser would refuse it.
 */
export function contentTypeOf(file: string): string {
  const type = types[path.extname(file)];
  if (!type) throw new Error(`${file}: no content type is known for this ending; add it to content-type.ts`);
  return type;
}
