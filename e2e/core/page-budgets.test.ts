import { setClosureFreeDay } from '../stack/closure-free-day.ts';
import { countHydrated } from '../stack/hydration.ts';
import { FRAME_ELEMENTS, PAGE_BUDGETS, SHELL_SCRIPT, WAVES } from '../stack/page-budgets.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { type RecordedRequest, recordRequests } from '../stack/record-requests.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const WINDOWS = [
  { name: 'phone', viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

/** The kilobytes of some requests. */
const sumSizes = (requests: readonly RecordedRequest[], isCounted: (request: RecordedRequest) => boolean) =>
  requests.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const isOfRemote = ({ path }: RecordedRequest) => path.startsWith('/_mfe/');
const getFileName = ({ path }: RecordedRequest) => path.split('/').at(-1) ?? '';

test('every page has a budget', ALL_REMOTES, () => {
  expect(PAGE_PATHS.filter((path) => !(path in PAGE_BUDGETS))).toEqual([]);
});

for (const { name, ...device } of WINDOWS)
  test.describe(`on a ${name}, before anything is pressed or scrolled`, () => {
    test.use(device);

    for (const [path, budget] of Object.entries(PAGE_BUDGETS))
      test(`${path} requests what its budget allows`, ALL_REMOTES, async ({ page, stack }) => {
        await setClosureFreeDay(page);
        const requests = await recordRequests(page, stack.origin + path);
        const { requests: mostRequests, pictures, first } = budget[name];
        const ofKind = (kind: RecordedRequest['kind']) => requests.filter((request) => request.kind === kind);

        expect(ofKind('font').map((request) => getFileName(request).split('.')[0])).toEqual(budget.fonts);
        const firstPictures = ofKind('picture').filter(({ priority }) => priority === 'high');
        expect(firstPictures.map(getFileName)).toEqual(first);

        const within = (limit: number, isCounted: (request: RecordedRequest) => boolean, what: string) =>
          expect.soft(sumSizes(requests, isCounted), what).toBeLessThanOrEqual(limit);
        within(budget.html, ({ kind }) => kind === 'document', 'HTML, KB');
        within(
          budget.script,
          (request) => request.kind === 'script' && isOfRemote(request),
          'script of the remote, KB',
        );
        within(SHELL_SCRIPT, (request) => request.kind === 'script' && !isOfRemote(request), 'script of the shell, KB');
        // All styles are in the HTML.
        expect(ofKind('style')).toEqual([]);
        within(pictures, ({ kind }) => kind === 'picture', 'pictures, KB');
        expect.soft(requests.length, 'requests').toBeLessThanOrEqual(mostRequests);
        expect.soft(Math.max(...requests.map(({ wave }) => wave)), 'waves').toBeLessThanOrEqual(WAVES);
        await expect
          .poll(() => countHydrated(page), 'hydrated elements')
          .toEqual({
            page: budget.hydrated,
            frame: FRAME_ELEMENTS,
          });
      });
  });
