import path from 'node:path';
import { inLanguage } from '@almaty/content';
import { writeGenerated } from '@almaty/content/node';
import { collectTips } from './collect-tips.ts';
import { readContent, WORKSPACE } from './read-content.ts';

/**
 * Writes what the page imports to `generated`: all tips, and those of the sections that React hydrates, so that the page
 * loads no others; and the sources by id, which the preview of editors cites. Builds, development servers and tests run it before they read it.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function generate(workspace: string = WORKSPACE): void {
  const content = readContent(workspace);
  const tips = collectTips(content, 'en');
  const { 'packing-list': packingList, holidays } = tips;
  writeGenerated(path.join(workspace, 'mfe-trip-tips/generated'), {
    'hydrated-tips.json': { 'packing-list': packingList, holidays },
    'sources.json': inLanguage(content.sources, 'en'),
    'tips.json': tips,
  });
}

/** Vitest calls it before tests. */
export const setup = (): void => generate();

if (import.meta.main) generate();
