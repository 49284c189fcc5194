import './development-host.css';
import { ItineraryProvider } from '@almaty/store';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import { Toaster } from 'sonner';
import type { PageModule } from '../page/page.ts';
import { hasParameter } from '../routes/find-page.ts';

/** Shown for paths of the shell and of other remotes. */
function OtherPage() {
  return <p style={{ padding: '2rem' }}>This page belongs to another part of the site.</p>;
}

/**
 * A remote without the shell, for the team that develops it: its pages on their own routes, with an itinerary and toasts.
 *
 * @param remote the remote's name, which its styles are scoped to.
 * @param pages its pages by their exposed modules.
 */
export function DevelopmentHost({ remote, pages }: { remote: string; pages: Readonly<Record<string, PageModule>> }) {
  const routes = Object.values(pages).map(({ page, default: Page }) => ({ path: page.route, element: <Page /> }));
  const paths = routes.map(({ path }) => path).filter((path) => !hasParameter(path));
  return (
    <BrowserRouter>
      <ItineraryProvider>
        <nav aria-label="Development" style={{ display: 'flex', gap: '1rem', padding: '1rem' }}>
          {paths.map((path) => (
            <NavLink key={path} to={path}>
              {path}
            </NavLink>
          ))}
        </nav>
        <main data-mfe={remote}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} {...route} />
            ))}
            <Route path="*" element={<OtherPage />} />
          </Routes>
        </main>
        <Toaster position="bottom-center" theme="system" />
      </ItineraryProvider>
    </BrowserRouter>
  );
}

/** Renders a remote's development host into the document. */
export function startDevelopmentHost(Pages: ComponentType): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Pages />);
}
