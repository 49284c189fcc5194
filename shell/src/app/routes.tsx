import { routes as paths } from '@almaty/delivery/routes';
import type { RouteObject } from 'react-router';
import { HomePage } from '../home/HomePage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { NOT_FOUND_ROUTE, remotePages } from './pages.ts';
import { ReleasedPage } from './ReleasedPage.tsx';

/** The route objects of React Router for the whole site. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, element: <HomePage /> },
      ...Object.entries(remotePages).map(([path, page]) => ({
        path,
        element: <ReleasedPage key={path} route={path} page={page} />,
      })),
      { path: paths.privacy, element: <PrivacyPage /> },
      { path: NOT_FOUND_ROUTE, element: <NotFoundPage /> },
    ],
  },
];
