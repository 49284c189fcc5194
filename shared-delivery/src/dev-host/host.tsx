import './host.css';
import { ItineraryProvider } from '@almaty/store';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, NavLink, Outlet, RouterProvider } from 'react-router-dom';
import { Toaster } from 'sonner';
import type { FragmentPage } from '../fragments/render.tsx';

/** The rest of the site, as far as a remote on its own is concerned. */
function Elsewhere() {
  return <p style={{ padding: '2rem' }}>This address belongs to another part of the site.</p>;
}

function Layout({ remote, paths }: { remote: string; paths: readonly string[] }) {
  return (
    <ItineraryProvider>
      <nav aria-label="Development" style={{ display: 'flex', gap: '1rem', padding: '1rem' }}>
        {paths.map((path) => (
          <NavLink key={path} to={path}>
            {path}
          </NavLink>
        ))}
      </nav>
      <main data-mfe={remote}>
        <Outlet />
      </main>
      <Toaster position="bottom-center" theme="system" />
    </ItineraryProvider>
  );
}

/**
 * Runs a remote alone, for the team that develops it: its pages at their own paths, with an itinerary and toasts.
 *
 * @param remote its name, which its styles are bound to.
 * @param pages what it exposes.
 */
export function startHost(remote: string, pages: Readonly<Record<string, FragmentPage>>): void {
  const routes = Object.values(pages).map(({ route, Page }) => ({ path: route, element: <Page /> }));
  const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const children = [...routes, { path: '*', element: <Elsewhere /> }];
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <RouterProvider router={createBrowserRouter([{ element: <Layout remote={remote} paths={paths} />, children }])} />,
  );
}
