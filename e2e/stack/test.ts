import { test as base, expect } from '@playwright/test';
import { type Stack, withStack } from './test-stack.ts';

type Fixtures = {
  /** What the browser may complain about in this test; anything else on its console fails the test. */
  allowedConsoleErrors: RegExp[];
  consoleErrors: string[];
};

/** Playwright's test on a stack of its own per worker; an unexpected word on the browser's console fails it. */
export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use, { workerIndex }) => withStack(`worker-${workerIndex}`, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  allowedConsoleErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, allowedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      // Of the context, so that a window that a page opens is heard too.
      page.context().on('weberror', (failure) => consoleErrors.push(`error: ${failure.error().message}`));
      page.context().on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          consoleErrors.push(`${message.text()} ${message.location().url}`);
      });
      await use(consoleErrors);
      const unexpected = consoleErrors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
