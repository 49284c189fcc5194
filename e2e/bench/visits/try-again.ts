/**
 * Runs a visit, and once more when it fails: a run of hours should not end at one visit. The first failure is reported.
 *
 * @throws what the second visit throws.
 */
export async function tryAgain<Result>(report: (text: string) => void, visit: () => Promise<Result>): Promise<Result> {
  try {
    return await visit();
  } catch (error) {
    report(`visiting again: ${error instanceof Error ? error.message : error}`);
    return visit();
  }
}
