import { type PageBudget, SHELL_SCRIPT, WAVES } from './page-budgets.ts';
import type { RecordedRequest } from './record-requests.ts';
import { expect } from './test.ts';

/** The kilobytes of some requests. */
const sumSizes = (requests: readonly RecordedRequest[], isCounted: (request: RecordedRequest) => boolean) =>
  requests.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const isOfRemote = ({ path }: RecordedRequest) => path.startsWith('/_mfe/');
const getFileName = ({ path }: RecordedRequest) => path.split('/').at(-1) ?? '';

/** Expects the requests of a page in a window of one size to be within its budget. */
export function expectBudget(
  requests: readonly RecordedRequest[],
  budget: PageBudget,
  window: 'phone' | 'desktop',
): void {
  const { requests: mostRequests, pictures, first } = budget[window];
  const ofKind = (kind: RecordedRequest['kind']) => requests.filter((request) => request.kind === kind);

  expect(ofKind('font').map((request) => getFileName(request).split('.')[0])).toEqual(budget.fonts);
  const firstPictures = ofKind('picture').filter(({ priority }) => priority === 'high');
  expect(firstPictures.map(getFileName)).toEqual(first);

  const within = (limit: number, isCounted: (request: RecordedRequest) => boolean, what: string) =>
    expect.soft(sumSizes(requests, isCounted), what).toBeLessThanOrEqual(limit);
  within(budget.html, ({ kind }) => kind === 'document', 'HTML, KB');
  within(budget.script, (request) => request.kind === 'script' && isOfRemote(request), 'script of the remote, KB');
  within(
    SHELL_SCRIPT + (budget.ownScript ?? 0),
    (request) => request.kind === 'script' && !isOfRemote(request),
    'script of the shell, KB',
  );
  // All styles are in the HTML.
  expect(ofKind('style')).toEqual([]);
  within(pictures, ({ kind }) => kind === 'picture', 'pictures, KB');
  expect.soft(requests.length, 'requests').toBeLessThanOrEqual(mostRequests);
  expect.soft(Math.max(...requests.map(({ wave }) => wave)), 'waves').toBeLessThanOrEqual(budget.waves ?? WAVES);
}
