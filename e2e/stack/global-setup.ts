import { prepareState } from './prepared-state.ts';
import { startTestStack } from './test-stack.ts';

/** The variables by which Playwright's workers, which inherit the environment, know the shared stack. */
export const SHARED_ORIGIN = 'E2E_SHARED_ORIGIN';
export const SHARED_STATE = 'E2E_SHARED_STATE';

/**
 * Prepares the storage and starts the stack that the tests share (docs/decisions/0007).
 *
 * @returns a function that stops it, which Playwright calls after the last test.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await prepareState();
  const { origin, state, stop } = await startTestStack('shared');
  process.env[SHARED_ORIGIN] = origin;
  process.env[SHARED_STATE] = state;
  return stop;
}
