import { type RouteObject, useRoutes } from 'react-router';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { NOT_FOUND_ROUTE, remotePages, shellPages } from './pages.ts';
import { ReleasedPage } from './ReleasedPage.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';
import { StaticPage } from './StaticPage.tsx';

/** The route objects of React Router for the whole site. */
export const routes: RouteObject[] = [
  {
    element: (
      <SiteErrorBoundary>
        <Layout />
      </SiteErrorBoundary>
    ),
    children: [
      ...Object.entries(shellPages).map(([path, page]) => ({ path, element: <StaticPage key={path} {...page} /> })),
      ...Object.entries(remotePages).map(([path, page]) => ({
        path,
        element: <ReleasedPage key={path} route={path} page={page} />,
      })),
      { path: NOT_FOUND_ROUTE, element: <NotFoundPage /> },
    ],
  },
];

/** Renders the page of the current address. */
export const SiteRoutes = () => useRoutes(routes);
