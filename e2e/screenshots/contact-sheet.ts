import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

/** A screenshot that was taken: its file name, and what it shows. */
export type Screenshot = { file: string; state: string; width: number; scheme: string };

const STYLE =
  'body{font:16px sans-serif;margin:24px;background:#888}div{display:flex;gap:12px;align-items:start}figure{margin:0}img{height:420px;width:auto;object-fit:cover;object-position:top}h2{margin:24px 0 8px}';

const renderFigure = ({ file, width, scheme }: Screenshot) =>
  `<figure><a href="${file}"><img src="${file}"></a><figcaption>${width} ${scheme}</figcaption></figure>`;

/**
 * Writes all screenshots side by side, as a page (`index.html`) and as one picture (`contact.png`).
 *
 * @param folder contains the screenshots, and receives both files.
 */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  screenshots: readonly Screenshot[],
): Promise<void> {
  const names = [...new Set(screenshots.map(({ state }) => state))];
  const rows = names.map((name) => {
    const figures = screenshots.filter(({ state }) => state === name).map(renderFigure);
    return `<h2>${name}</h2><div>${figures.join('')}</div>`;
  });
  const file = path.join(folder, 'index.html');
  await writeFile(file, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${rows.join('')}`);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: path.join(folder, 'contact.png'), fullPage: true });
  await page.close();
}
