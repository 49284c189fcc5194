/** The message of an error and those of its causes, a line each: a failed connection has its reason in the cause. */
export const describeError = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause ? [`Caused by: ${describeError(error.cause)}`] : [])].join('\n')
    : String(error);
