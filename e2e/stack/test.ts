import { randomBytes } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Connection, setConnection, UNKNOWN_CONNECTION } from './connection.ts';
import { SHARED_ORIGIN, SHARED_STATE } from './global-setup.ts';
import { type Buckets, openBuckets, openDatabase, type TestStack, withStack } from './test-stack.ts';
import { joinTexts, translatePage } from './translator.ts';

type Fixtures = {
  /** What the browser knows of its connection: nothing, because on a fast one it fetches pages that a test does not open. */
  connection: Connection;
  reportedConnection: undefined;
  /** What a translator does with every text of every page: nothing, or it replaces each, or joins neighbours. */
  translator: 'none' | 'replaces' | 'joins and empties' | 'joins and removes';
  translation: undefined;
  /** The messages on the browser's console that a test expects; any other one fails the test. */
  allowedConsoleErrors: RegExp[];
  consoleErrors: string[];
};
type WorkerFixtures = {
  stack: TestStack;
  /** The database of the stack. */
  database: D1Database;
  /** The buckets of the stack. */
  buckets: Buckets;
};

/** Collects, from now on, what the pages of a context write to the console as errors and warnings. */
export function collectConsoleErrors(context: BrowserContext): string[] {
  const consoleErrors: string[] = [];
  context.on('weberror', (failure) => consoleErrors.push(`error: ${failure.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(`${message.text()} ${message.location().url}`);
  });
  return consoleErrors;
}

/** Fails when the console has a message that is not allowed. */
export const expectAllowed = (consoleErrors: readonly string[], allowedConsoleErrors: readonly RegExp[]): void =>
  expect(consoleErrors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))).toEqual([]);

/** Playwright's test on the stack that all workers share: for tests that damage neither its buckets nor its database. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => use({ origin: process.env[SHARED_ORIGIN] ?? '', state: process.env[SHARED_STATE] ?? '' }),
    { scope: 'worker' },
  ],
  database: [
    async ({ stack }, use) => {
      const { value, close } = await openDatabase(stack.state);
      await use(value);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  buckets: [
    async ({ stack }, use) => {
      const { value, close } = await openBuckets(stack.state);
      await use(value);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  // A network of its own, because the API limits how many requests one sends a day.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'cf-connecting-ip': `10.${randomBytes(3).join('.')}` }),
  connection: [UNKNOWN_CONNECTION, { option: true }],
  reportedConnection: [
    async ({ context, connection }, use) => {
      await setConnection(context, connection);
      await use(undefined);
    },
    { auto: true },
  ],
  translator: ['none', { option: true }],
  translation: [
    async ({ context, translator }, use) => {
      if (translator === 'replaces') await context.addInitScript(translatePage);
      if (translator === 'joins and empties') await context.addInitScript(joinTexts, 'emptied');
      if (translator === 'joins and removes') await context.addInitScript(joinTexts, 'removed');
      await use(undefined);
    },
    { auto: true },
  ],
  allowedConsoleErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, allowedConsoleErrors }, use) => {
      // Of the context, so that popups of the page are included.
      const consoleErrors = collectConsoleErrors(page.context());
      await use(consoleErrors);
      expectAllowed(consoleErrors, allowedConsoleErrors);
    },
    { auto: true },
  ],
});

/** The same test on a stack of its worker's own: for tests that damage buckets or database, or configure a Worker. */
export const isolatedTest = test.extend<
  object,
  WorkerFixtures & { variables: Readonly<Record<string, string>>; unusedStackFor: string }
>({
  /** Variables of the shell's Worker. */
  variables: [{}, { option: true, scope: 'worker' }],
  /** A name of its own gives a file a stack that no other test has used: Playwright starts a worker for each value. */
  unusedStackFor: ['', { option: true, scope: 'worker' }],
  stack: [
    async ({ variables }, use, { workerIndex }) => withStack(`worker-${workerIndex}`, use, { variables }),
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect };
