import path from 'node:path';
import { inLanguage, listDueFiles } from '@almaty/content';
import { runGenerator, writeGenerated } from '@almaty/content/node';
import { TIPS_FILE } from '@almaty/store/schema';
import { collectTips } from './collect-tips.ts';
import { listDueItems } from './commands/content.ts';
import { createTipsFile } from './create-tips-file.ts';
import { readContent, WORKSPACE } from './read-content.ts';

/**
 * Writes what the page imports to `generated`: the tips of the sections that React hydrates, and the others, which it loads
 * only where the page was not prerendered; the sources by id, which the preview of editors cites, what is due of the files,
 * and the data file of a release. Builds, development servers and tests run it before they read it.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function generate(workspace: string = WORKSPACE): void {
  const content = readContent(workspace);
  const tips = collectTips(content, 'en');
  const { 'packing-list': packingList, holidays, ...staticTips } = tips;
  writeGenerated(
    path.join(workspace, 'mfe-trip-tips/generated'),
    {
      'due.json': listDueFiles(listDueItems(content)),
      'hydrated-tips.json': { 'packing-list': packingList, holidays },
      'sources.json': inLanguage(content.sources, 'en'),
      'static-tips.json': staticTips,
    },
    { [TIPS_FILE]: createTipsFile(tips) },
  );
}

/** Vitest calls it before tests. */
export const setup = (): void => generate();

if (import.meta.main) runGenerator(generate);
