import { beforeEach, expect, test, vi } from 'vitest';

/** A sonner that only records what it is asked for. */
function createSonner(shown: readonly { id: string }[] = []) {
  const calls: unknown[][] = [];
  const record =
    (kind: string) =>
    (...parameters: unknown[]) => {
      calls.push([kind, ...parameters]);
      return 'id of sonner';
    };
  const sonner = Object.assign(record('toast'), {
    success: record('success'),
    error: record('error'),
    loading: record('loading'),
    custom: record('custom'),
    dismiss: record('dismiss'),
    getToasts: () => [...shown],
  });
  return { calls, sonner };
}

beforeEach(() => vi.resetModules());

test('the first toast asks for the toaster, which then shows all that have waited, in their order', async () => {
  const { setToasterRequest, startToasts, toast } = await import('./lazy-toast.ts');
  const request = vi.fn();
  const { calls, sonner } = createSonner();
  setToasterRequest(request);
  expect(request).not.toHaveBeenCalled();

  const loading = toast.loading('Sending');
  toast.dismiss(loading);
  toast.success('Sent', { duration: 5 });
  expect(request).toHaveBeenCalled();
  expect(calls).toEqual([]);

  startToasts(sonner, () => undefined);
  expect(calls).toEqual([
    ['loading', 'Sending', { id: loading }],
    ['dismiss', loading],
    ['success', 'Sent', { duration: 5, id: expect.any(String) }],
  ]);
});

test('a toast that comes before anybody can load the toaster waits for it', async () => {
  const { setToasterRequest, startToasts, toast } = await import('./lazy-toast.ts');
  const request = vi.fn();
  const { calls, sonner } = createSonner();
  toast('Early');
  setToasterRequest(request);
  expect(request).toHaveBeenCalledOnce();
  startToasts(sonner, () => undefined);
  expect(calls).toHaveLength(1);
});

test('with a toaster a toast is shown at once, under the id that it was given or one of its own', async () => {
  const { startToasts, toast } = await import('./lazy-toast.ts');
  const { calls, sonner } = createSonner();
  startToasts(sonner, () => undefined);
  expect(toast.error('No', { id: 'error' })).toBe('error');
  const [first, second] = [toast('One'), toast('Two')];
  expect(first).not.toBe(second);
  expect(calls.map(([kind, content, data]) => [kind, content, Object(data).id])).toEqual([
    ['error', 'No', 'error'],
    ['toast', 'One', first],
    ['toast', 'Two', second],
  ]);
});

test('a new toast has the position that is chosen for it, and one that is there keeps its own', async () => {
  const { startToasts, toast } = await import('./lazy-toast.ts');
  const shown: { id: string }[] = [];
  const { calls, sonner } = createSonner(shown);
  startToasts(sonner, () => 'top-center');
  toast.success('Sent', { id: 'sent' });
  shown.push({ id: 'sent' });
  toast.success('Sent again', { id: 'sent' });
  expect(calls.map(([, , data]) => data)).toEqual([{ id: 'sent', position: 'top-center' }, { id: 'sent' }]);
});
