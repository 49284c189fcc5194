import { expect, test } from 'vitest';
import { findRoute } from './routes.ts';

test.each([
  ['/', '/'],
  ['/locations', '/locations'],
  ['/Locations/', '/locations'],
  ['/locations/medeu', '/locations/:slug'],
  ['/locations/sample-itineraries', '/locations/sample-itineraries'],
  ['/plan/alm-7k3m9q0t2x', '/plan/:reference'],
  ['/plan/alm-7k3m9q0t2x/more', '*'],
  ['/nowhere', '*'],
])('%s shows the route %s', (path, route) => expect(findRoute(path)).toBe(route));
