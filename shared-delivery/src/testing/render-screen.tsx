import { ItineraryProvider } from '@almaty/store';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';

/**
 * Renders a screen in a test as the shell does: at a path, inside a router and a Suspense boundary, with an
 * itinerary.
 *
 * @param path the initial path with its query.
 * @param route the route pattern of the screen.
 * @returns the router, whose state tells where the screen navigated.
 */
export function renderScreen(path: string, route: string, screen: ReactNode) {
  const routes = [
    { path: route, element: <Suspense>{screen}</Suspense> },
    { path: '*', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  // As in a browser, where the address is that of the router.
  const showAddress = () => history.replaceState(null, '', createPath(router.state.location));
  showAddress();
  router.subscribe(showAddress);
  render(
    <ItineraryProvider>
      <RouterProvider router={router} />
    </ItineraryProvider>,
  );
  return router;
}
