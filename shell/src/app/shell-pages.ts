import { SLOW_PAGE_MS } from '../remotes/file-timeout.ts';
import type { ModuleLoader, PageModule } from '../remotes/module-loader.ts';

/** What imports the contents of the shell's pages. */
export type PageImports = Readonly<Record<string, () => Promise<PageModule>>>;

const IMPORTS: PageImports = {
  'shell/HomePage': () => import('../home/HomePage.tsx').then(({ HomePage }) => ({ default: HomePage })),
  'shell/PrivacyPage': () => import('./PrivacyPage.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage })),
};

/** Whether the document of this page can be had, which contains all that the page shows. */
async function hasDocument(): Promise<boolean> {
  const signal = AbortSignal.timeout(SLOW_PAGE_MS);
  const response = await fetch(location.href, { method: 'HEAD', signal }).catch(() => undefined);
  return response?.ok ?? false;
}

/**
 * Adds the shell's own pages to a loader. A visitor is told of their failures as of those of remotes; a retry that fails too
 * loads the whole page anew if it can be had, because a new version of the shell may have other files.
 */
export const addShellPages = (remotes: ModuleLoader, imports: PageImports = IMPORTS): ModuleLoader => ({
  ...remotes,
  load: (id) => imports[id]?.() ?? remotes.load(id),
  prepareRetry: (id) => (id in imports ? Promise.resolve() : remotes.prepareRetry(id)),
  hasAllFiles: (id) => (id in imports ? hasDocument() : remotes.hasAllFiles(id)),
});
