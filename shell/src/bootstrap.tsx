import './app.css';
import { startTransition } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { startKeepingEarlyHash } from './app/early-hash.ts';
import { startFollowingLinks } from './app/follow-links.ts';
import { startPrefetching } from './app/prefetch-links.ts';
import { SiteRoutes } from './app/routes.tsx';
import { addShellPages } from './app/shell-pages.ts';
import { isNoFragmentError } from './remotes/FragmentSlot.tsx';
import { hasAllFiles, load, prepareRetry, registerRemoteList, startOver } from './remotes/federation-runtime.ts';
import { setFragmentSource } from './remotes/fragment-source.ts';
import { setModuleLoader } from './remotes/module-loader.ts';
import { getLoadedFragment, loadFragment } from './remotes/page-fragments.ts';
import { canShowPage, prefetchFiles, prefetchPage, prefetchStyles } from './remotes/prefetch-page.ts';
import { startReports } from './reports/start-reports.ts';
import { SiteRouter } from './router/SiteRouter.tsx';
import { createSiteHistory } from './router/site-history.ts';

registerRemoteList();
setModuleLoader(addShellPages({ load, prepareRetry, hasAllFiles, startOver }));

const options: HydrationOptions = {
  onRecoverableError(error) {
    // A page without a fragment is expected to render in the browser.
    if (!isNoFragmentError(error)) console.error(error);
  },
};
setFragmentSource({
  getLoaded: getLoadedFragment,
  load: loadFragment,
  hydrate: (outlet, page) => hydrateRoot(outlet, page, options),
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');
// Before the site listens to the history, because listeners of the window are called in their order.
startKeepingEarlyHash(() => history.getEntry().location);
const history = createSiteHistory();
const site = (
  <SiteRouter history={history} canShow={canShowPage}>
    <SiteRoutes />
  </SiteRouter>
);
// As a transition React hydrates in slices of 5 ms, between which a press is answered.
startTransition(() => void hydrateRoot(root, site, options));
startFollowingLinks((address) => history.navigator.push(address));
startPrefetching({ page: prefetchPage, files: prefetchFiles, styles: prefetchStyles });
startReports();
