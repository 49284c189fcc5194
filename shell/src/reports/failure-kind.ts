import { getIntegrity, listFiles } from '../parts/federation-runtime.ts';
import type { ModuleFailure } from './report.ts';

/** How federation runtime, bundler and shell call a file that they could not get. */
const NOT_LOADED = /ScriptNetworkError|Loading (CSS )?chunk|ChunkLoadError|did not load/;
/** How the bundler calls a file that has arrived and did not do what it is for. */
const NOT_RUN = /\(missing: /;

/** Whether a file arrives, and is what was released. */
type FileState = 'good' | 'damaged' | 'missing';

async function checkFile(url: string): Promise<FileState> {
  try {
    const response = await fetch(url, { cache: 'force-cache' });
    if (!response.ok) return 'missing';
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return `sha256-${btoa(String.fromCharCode(...hash))}` === getIntegrity(url) ? 'good' : 'damaged';
  } catch {
    return 'missing';
  }
}

/** The files that a module begins with, and those that its error names, such as a later chunk. */
const findFiles = ({ module, error }: ModuleFailure): string[] => {
  const named = String(error).match(/https?:[^\s"')]+/g) ?? [];
  return [...new Set([...listFiles(module), ...named])].filter((url) => getIntegrity(url));
};

/**
 * Finds out why the code of a page failed: a file did not arrive, its hash is not that of its release, or it could not be
 * used. No browser says so itself, and which error comes first is chance: so the files are asked before the error.
 */
export async function findFailureKind(failure: ModuleFailure): Promise<'load' | 'integrity' | 'evaluation'> {
  const states = await Promise.all(findFiles(failure).map(checkFile));
  if (states.includes('damaged')) return 'integrity';
  if (states.includes('missing')) return 'load';
  const text = String(failure.error);
  return NOT_LOADED.test(text) && !NOT_RUN.test(text) ? 'load' : 'evaluation';
}
