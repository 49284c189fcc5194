const TIMEOUT_MS = 15_000;
const POLL_MS = 50;

/** Calls a function until it returns something. @throws Error that says what did not come, and why not at last. */
export async function waitFor<Result>(what: string, task: () => Promise<Result>): Promise<NonNullable<Result>> {
  const deadline = Date.now() + TIMEOUT_MS;
  let reason: unknown = '';
  while (Date.now() < deadline) {
    // While one page replaces another, there is none to ask.
    const result = await task().catch((error: unknown) => {
      reason = error;
    });
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Did not come: ${what}${reason && ` (${reason})`}`);
}
