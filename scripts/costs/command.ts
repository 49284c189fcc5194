import { type createCommand, parseInteger } from '../../shared-commands/src/index.ts';

/** The months that are computed unless others are asked for. */
const VIEWS = [1000, 100_000, 10_000_000];

/** An assumption: nobody has counted it yet. */
const VIEWS_PER_REQUEST = 200;

/** Adds `costs` to the family `operate`. */
export const addCostsCommand = (operate: ReturnType<typeof createCommand>) =>
  operate
    .command('costs')
    .description(
      `Computes what a month of the site costs at Cloudflare, from what a page view, a request and the checks of a month take.
Counts and prices, with their day and source, are in scripts/costs.`,
    )
    .option(
      '--views <number>',
      'page views of a month, instead of 1,000, 100,000 and 10 million',
      parseInteger(0, 1e12),
    )
    .option(
      '--views-per-request <number>',
      'how many views bring one request for a plan',
      parseInteger(1, 1e9),
      VIEWS_PER_REQUEST,
    )
    .option('--json', 'prints one line of JSON')
    .action(async ({ views, viewsPerRequest, json }) => {
      const [{ computeCosts }, { describeCosts }] = await Promise.all([
        import('./compute-costs.ts'),
        import('./describe-costs.ts'),
      ]);
      const months = (views === undefined ? VIEWS : [views]).map((each) => computeCosts(each, viewsPerRequest));
      console.log(json ? JSON.stringify(months) : describeCosts(months, viewsPerRequest));
    });
