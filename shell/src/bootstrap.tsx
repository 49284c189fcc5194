import './app.css';
import { startTransition } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startKeepingEarlyHash } from './app/early-hash.ts';
import { startFollowingLinks } from './app/follow-links.ts';
import { startPageTransitions } from './app/page-transitions.ts';
import { startPrefetching } from './app/prefetch-links.ts';
import { routes } from './app/routes.tsx';
import { isNoFragmentError } from './remotes/FragmentSlot.tsx';
import { hasAllFiles, load, prepareRetry, registerRemoteList, startOver } from './remotes/federation-runtime.ts';
import { setFragmentSource } from './remotes/fragment-source.ts';
import { hydrateFragment } from './remotes/hydrate-fragment.ts';
import { setModuleLoader } from './remotes/module-loader.ts';
import { getLoadedFragment, loadFragment } from './remotes/page-fragments.ts';
import { canShowPage, prefetchFiles, prefetchPage } from './remotes/prefetch-page.ts';
import { startReports } from './reports/start-reports.ts';

registerRemoteList();
setModuleLoader({ load, prepareRetry, hasAllFiles, startOver });

const options: HydrationOptions = {
  onRecoverableError(error) {
    // A page without a fragment is expected to render in the browser.
    if (!isNoFragmentError(error)) console.error(error);
  },
};
setFragmentSource({
  getLoaded: getLoadedFragment,
  load: loadFragment,
  hydrate: (outlet, fragment, page) => hydrateFragment(outlet, fragment, page, options),
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');
// Before the router listens to the history, because listeners of the window are called in their order.
startKeepingEarlyHash(() => router.state.location);
// With hydration data the router does not scroll to the top: the visitor may have scrolled already.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
startPageTransitions(router, canShowPage);
// As a transition React hydrates in slices of 5 ms, between which a press is answered.
startTransition(() => void hydrateRoot(root, <RouterProvider router={router} />, options));
startFollowingLinks((address) => void router.navigate(address));
startPrefetching({ page: prefetchPage, files: prefetchFiles });
startReports();
