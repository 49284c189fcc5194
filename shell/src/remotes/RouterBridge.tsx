import { type ReactNode, useContext } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';

/**
 * Returns a function that gives a part of the page with a React root of its own what remotes use of the router, because
 * contexts end at a root.
 */
export function useRouterBridge(): (children: ReactNode) => ReactNode {
  const navigation = useContext(NavigationContext);
  const location = useContext(LocationContext);
  const route = useContext(RouteContext);
  return (children) => (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>
        <RouteContext value={route}>{children}</RouteContext>
      </LocationContext>
    </NavigationContext>
  );
}
