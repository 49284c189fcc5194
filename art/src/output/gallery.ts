import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { FULL_WIDTH, PICTURES_FOLDER, pictureFileName, readManifest } from '@almaty/pictures/node';

const PORT = 3101;
const CONTENT_TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' };

/** The page with all rendered pictures at the size of a card; it reads the manifest on every request. */
function createPage(): string {
  const cards = Object.entries(readManifest())
    .filter(([, { width }]) => width === FULL_WIDTH)
    .map(
      ([slug, { title, alt, focus, blur }]) =>
        `<figure><a href="/${pictureFileName(slug, 1200, 'avif')}"><img src="/${pictureFileName(slug, 400, 'avif')}" alt="${alt}" loading="lazy" style="object-position:${focus[0]}% ${focus[1]}%;background-image:linear-gradient(${blur.join(',')})"></a><figcaption><b>${title}</b><br>${slug}</figcaption></figure>`,
    );
  return `<!doctype html><meta charset="utf-8"><title>Pictures of the Almaty guide</title>
<style>body{margin:2rem;background:#f4ede4;color:#113a40;font:15px/1.4 system-ui;display:grid;gap:2rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}figure{margin:0}img{width:100%;aspect-ratio:4/3;object-fit:cover}figcaption{padding-top:.4rem}</style>
${cards.join('\n')}`;
}

/** Serves the gallery until the process ends. */
export const serveGallery = () =>
  createServer(async ({ url = '/' }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(createPage());
    const file = basename(url);
    const type = CONTENT_TYPES[extname(file)];
    const bytes = type && (await readFile(join(PICTURES_FOLDER, file)).catch(() => null));
    if (!bytes) return response.writeHead(404).end('There is no picture at this address.\n');
    response.setHeader('content-type', type).end(bytes);
  }).listen(PORT, 'localhost', () => console.log(`The gallery is at http://localhost:${PORT}`));
