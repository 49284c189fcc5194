// @vitest-environment happy-dom
import type { ReleasedInset } from '@almaty/delivery/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setReportListener } from '../reports/report.ts';
import { fillSlots } from './fill-slots.ts';

const runtime = vi.hoisted(() => ({
  loadStyles: vi.fn(async () => {}),
  getVersionPath: () => '/_mfe/trip-tips/v1/',
  getRunningInsets: vi.fn(),
}));
vi.mock('./federation-runtime.ts', () => runtime);

let count = 0;
/** Another inset each time, because what was loaded stays. */
function createInset(): string {
  count += 1;
  const path = `/plan-trip/tips/${count}`;
  const inset: ReleasedInset = { route: path, module: './Tips', paths: [path] };
  runtime.getRunningInsets.mockImplementation((remote) => (remote === 'trip-tips' ? [inset] : undefined));
  return path;
}

const fetchFragment = vi.fn<typeof fetch>();
const report = vi.fn();

beforeEach(() => {
  fetchFragment
    .mockReset()
    .mockImplementation(async () => Response.json({ head: { title: 'T' }, body: '<h2>Cash</h2>' }));
  runtime.loadStyles.mockClear();
  vi.stubGlobal('fetch', fetchFragment);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  setReportListener(report);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  report.mockClear();
});

function openPage(path: string, content = ''): HTMLElement {
  document.body.innerHTML = `<main><div data-inset="${path}">${content}</div></main>`;
  const page = document.querySelector('main') as HTMLElement;
  fillSlots(page);
  return page.firstElementChild as HTMLElement;
}

test('an empty slot gets the inset of the version that runs in this tab, with its style sheets, as static content', async () => {
  const path = createInset();
  const slot = openPage(path);
  await vi.waitFor(() => expect(slot.innerHTML).toBe('<div data-mfe="trip-tips" data-static=""><h2>Cash</h2></div>'));
  expect(fetchFragment.mock.calls[0]?.[0]).toBe(`/_mfe/trip-tips/v1/_fragments${path}`);
  expect(runtime.loadStyles).toHaveBeenCalledWith('trip-tips/Tips');
});

test('a slot that came with its inset keeps it, and gets the style sheets only', async () => {
  const slot = openPage(createInset(), '<p>From the edge</p>');
  await vi.waitFor(() => expect(runtime.loadStyles).toHaveBeenCalledWith('trip-tips/Tips'));
  expect(slot.innerHTML).toBe('<p>From the edge</p>');
  expect(fetchFragment).not.toHaveBeenCalled();
});

test('an inset that does not load leaves its slot empty, and is reported as of its own remote', async () => {
  fetchFragment.mockImplementation(async () => new Response(null, { status: 503 }));
  const slot = openPage(createInset());
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ part: 'trip-tips', metric: 'load' })),
  );
  expect(slot.innerHTML).toBe('');
});

test('a slot for something that no remote has stays empty, and nobody is asked for it', () => {
  createInset();
  expect(openPage('/plan-trip/nothing').innerHTML).toBe('');
  expect(fetchFragment).not.toHaveBeenCalled();
});
