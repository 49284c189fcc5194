import path from 'node:path';
import { inLanguage, listDueFiles } from '@almaty/content';
import { runGenerator, writeGenerated } from '@almaty/content/node';
import { FIRST_LANGUAGE } from '@almaty/languages';
import { listMessageLanguages } from '@almaty/languages/build';
import { TIPS_FILE } from '@almaty/store/schema';
import { addIds } from '../src/schema/packing-list.ts';
import type { Tips } from '../src/schema/tips.ts';
import { collectTips } from './collect-tips.ts';
import { listDueItems } from './commands/content.ts';
import { createTipsFile } from './create-tips-file.ts';
import { omitStaleSafety } from './omit-stale-safety.ts';
import { readContent, WORKSPACE } from './read-content.ts';

const REMOTE = path.resolve(import.meta.dirname, '..');

/** What the page imports in a language: the tips of the sections that React hydrates, and the others. */
function createModules({ 'packing-list': packingList, holidays, events, ...staticTips }: Tips, english: Tips) {
  return {
    'hydrated-tips.json': { 'packing-list': addIds(packingList, english['packing-list']), holidays, events },
    'static-tips.json': staticTips,
  };
}

/**
 * Writes what the page imports to `generated`, and in other languages to `generated/<language>`: the tips of the sections that
 * React hydrates, and the others, which it loads only where the page was not prerendered. Besides, the sources by id, which
 * the preview of editors cites, what is due of the files, and the data file of a release, in each language. Builds, development servers and
 * tests run it before they read it.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function generate(workspace: string = WORKSPACE): void {
  const content = readContent(workspace);
  const english = collectTips(content, FIRST_LANGUAGE);
  const editorModules = {
    'due.json': listDueFiles(listDueItems(content, workspace)),
    'sources.json': inLanguage(content.sources, FIRST_LANGUAGE),
  };
  for (const language of listMessageLanguages(REMOTE)) {
    const isEnglish = language === FIRST_LANGUAGE;
    const tips = isEnglish ? english : collectTips(omitStaleSafety(content, workspace), language);
    writeGenerated(
      path.join(workspace, 'mfe-trip-tips/generated', isEnglish ? '' : language),
      { ...createModules(tips, english), ...(isEnglish && editorModules) },
      { [TIPS_FILE]: createTipsFile(tips) },
    );
  }
}

/** Vitest calls it before tests. */
export const setup = (): void => generate();

if (import.meta.main) runGenerator(generate);
