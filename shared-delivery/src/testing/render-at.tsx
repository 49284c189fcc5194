import { ItineraryProvider } from '@almaty/store';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Renders a screen as the shell would: at an address, with an itinerary. Gives the router, to see where one is led. */
export function renderAt(address: string, route: string, screen: ReactNode) {
  const routes = [
    { path: route, element: screen },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <ItineraryProvider>
      <RouterProvider router={router} />
    </ItineraryProvider>,
  );
  return router;
}
