import './app.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes.tsx';
import { isNoFragmentError } from './remotes/FragmentSlot.tsx';
import { load, prepareRetry, registerRemoteList } from './remotes/federation-runtime.ts';
import { setModuleLoader } from './remotes/module-loader.ts';

registerRemoteList();
setModuleLoader({ load, prepareRetry });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');
// With hydration data the router does not scroll to the top: the visitor may have scrolled already.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
hydrateRoot(root, <RouterProvider router={router} />, {
  onRecoverableError(error) {
    // A page without a fragment is expected to render in the browser.
    if (!isNoFragmentError(error)) console.error(error);
  },
});
