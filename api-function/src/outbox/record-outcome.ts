/** Milliseconds before each further try to record an outcome. */
const DELAYS_MS = [200, 1000, 5000];

/**
 * Records the outcome of a sending. What is not recorded is lost, and a person would have to look for the email in the log
 * of the mail server, so a database that fails for a moment is tried again.
 *
 * @throws the last error, when the database keeps failing.
 */
export async function recordOutcome(record: () => Promise<unknown>): Promise<void> {
  for (const delay of DELAYS_MS) {
    try {
      await record();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  await record();
}
