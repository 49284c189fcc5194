import { test as base, expect } from '@playwright/test';
import { type Stack, withStack } from './running.ts';

type Fixtures = {
  /** What the browser may complain about in this test; anything else on its console fails the test. */
  allowedComplaints: RegExp[];
  complaints: string[];
};

/** Playwright's test on a stack of its own per worker; an unexpected word on the browser's console fails it. */
export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use, { workerIndex }) => withStack(`worker-${workerIndex}`, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  allowedComplaints: [[], { option: true }],
  complaints: [
    async ({ page, allowedComplaints }, use) => {
      const complaints: string[] = [];
      // Of the context, so that a window that a page opens is heard too.
      page.context().on('weberror', (failure) => complaints.push(`error: ${failure.error().message}`));
      page.context().on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(complaints);
      const unexpected = complaints.filter((text) => !allowedComplaints.some((allowed) => allowed.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
