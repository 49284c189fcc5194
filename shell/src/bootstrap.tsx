import './app.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes.tsx';
import { connectLoader } from './remotes/pages.ts';
import { loadModule, registerSeed } from './remotes/registry.ts';

/** Set by the Worker on a boundary that has no fragment; React reports it as a recoverable error, but nothing is wrong. */
const NO_FRAGMENT = 'no-fragment';

const digestOf = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'digest') : undefined);

registerSeed();
connectLoader(loadModule);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to hydrate');
// Told that the page came from a server, the router does not scroll to its top: the visitor may have scrolled already.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
hydrateRoot(root, <RouterProvider router={router} />, {
  onRecoverableError(error) {
    if (digestOf(error) !== NO_FRAGMENT) console.error(error);
  },
});
