/** Creates a function that prints a line with the seconds since the command started. */
export const createReporter =
  (command: string, startedAt = performance.now()) =>
  (text: string) =>
    console.log(`[${command}] ${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${text}`);
