import { existsSync } from 'node:fs';
import { PREPARED_STATE, prepareState } from '../../stack/prepared-state.ts';
import { startTestStack } from '../../stack/test-stack.ts';
import { buildBundle, hasBundle, readBundleFile, readPageScripts } from './build-bundle.ts';
import { startEdgeServer } from './edge-server.ts';
import { findPageModule, removeScripts, replaceScripts } from './rewrite-html.ts';

/** The ways in which the same pages are served, in the order in which they are visited. */
export const VARIANTS = ['site', 'bundle', 'static'] as const;
type Variant = (typeof VARIANTS)[number];

/** The served variants. */
export type ServedVariants = { origins: Readonly<Record<Variant, string>>; stop: () => Promise<void> };

const rewriteForBundle = (html: string) => replaceScripts(html, readPageScripts(findPageModule(html)));

/**
 * Builds the site and the single bundle, and serves all variants.
 *
 * @param isReuse uses what was built and published before, where there is something.
 * @param report called with a line of text for each step.
 */
export async function serveVariants(isReuse: boolean, report: (text: string) => void): Promise<ServedVariants> {
  process.chdir(`${import.meta.dirname}/../../..`);
  if (!isReuse || !existsSync(PREPARED_STATE)) {
    report('building and publishing the site');
    await prepareState();
  }
  if (!isReuse || !hasBundle()) {
    report('building the single bundle');
    await buildBundle();
  }
  report('starting the stack');
  const stack = await startTestStack('bench');
  const upstream = Number(new URL(stack.origin).port);
  const [site, bundle, floor] = await Promise.all([
    startEdgeServer({ upstream }),
    startEdgeServer({ upstream, rewritePage: rewriteForBundle, readOwnFile: readBundleFile }),
    startEdgeServer({ upstream, rewritePage: removeScripts, isStatic: true }),
  ]);
  return {
    origins: { site: site.origin, bundle: bundle.origin, static: floor.origin },
    stop: async () => {
      await Promise.all([site.stop(), bundle.stop(), floor.stop()]);
      await stack.stop();
    },
  };
}
