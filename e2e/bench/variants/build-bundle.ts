import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { getContentType } from '@almaty/delivery/content-type';
import { BUNDLE_BASE, BUNDLE_CHUNKS_FILE, ENTRY_NAME } from './bundle/bundle-files.ts';
import type { StoredResponse } from './edge-server.ts';
import type { PageScripts } from './rewrite-html.ts';

const FOLDER = path.join(import.meta.dirname, 'bundle');
const FILES = path.join(FOLDER, 'dist/web');

/** Builds the site as one bundle without federation. @throws Error with the output of a build that failed. */
export async function buildBundle(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('rsbuild', ['build'], { cwd: FOLDER, env }).catch((error) => {
    throw new Error(`The single bundle could not be built:\n${error.stdout}${error.stderr}`);
  });
}

/** Reads which scripts of the bundle a page needs. @param module `<remote>/<Module>`, undefined for a page of the shell. */
export function readPageScripts(module: string | undefined): PageScripts {
  const chunks: Record<string, string[]> = JSON.parse(readFileSync(path.join(FILES, BUNDLE_CHUNKS_FILE), 'utf8'));
  const toPaths = (name: string) => {
    const files = chunks[name];
    if (!files) throw new Error(`The single bundle has no ${name}`);
    return files.map((file) => BUNDLE_BASE + file);
  };
  return { entry: toPaths(ENTRY_NAME), page: module ? toPaths(module) : [] };
}

/** As the shell's build compresses its scripts, so that both are equally small. */
const compressAtBuild = ({ headers, body, ...response }: StoredResponse): StoredResponse => ({
  ...response,
  headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
  body: brotliCompressSync(body),
});

/** Reads a file of the bundle by the path of its address; undefined when it has none. */
export function readBundleFile(address: string): StoredResponse | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const file = path.join(FILES, pathname.slice(BUNDLE_BASE.length));
  if (!pathname.startsWith(BUNDLE_BASE) || !existsSync(file)) return undefined;
  const headers = { 'content-type': getContentType(file), 'cache-control': 'public, max-age=31536000, immutable' };
  const body = readFileSync(file);
  return file.endsWith('.js') ? compressAtBuild({ status: 200, headers, body }) : { status: 200, headers, body };
}

/** Whether the bundle was built before. */
export const hasBundle = (): boolean => existsSync(path.join(FILES, BUNDLE_CHUNKS_FILE));
