// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { report, setReportListener } from './report.ts';

test('what is reported before anybody listens waits with its page, and is given on once', () => {
  history.replaceState(null, '', '/nature');
  report({ part: 'catalogue', metric: 'view' });
  history.replaceState(null, '', '/city');
  const listener = vi.fn();
  setReportListener(listener);
  report({ part: 'catalogue', metric: 'render' });
  expect(listener.mock.calls).toEqual([
    [{ part: 'catalogue', metric: 'view', path: '/nature' }],
    [{ part: 'catalogue', metric: 'render', path: '/city' }],
  ]);
});
