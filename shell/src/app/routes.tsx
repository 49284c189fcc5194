import type { RouteObject } from 'react-router';
import { HomePage } from '../home/HomePage.tsx';
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { NOT_FOUND, remotePages } from './pages.ts';

/** The nine routes of the specification, section 2, and the privacy page that the footer leads to. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      { path: '/', element: <HomePage /> },
      ...Object.entries(remotePages).map(([path, page]) => ({ path, element: <RemoteOutlet key={path} {...page} /> })),
      { path: '/privacy', element: <PrivacyPage /> },
      { path: NOT_FOUND, element: <NotFoundPage /> },
    ],
  },
];
