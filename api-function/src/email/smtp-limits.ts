const MINUTE_MS = 60_000;

/** How long a sending may take, in milliseconds. */
export type SmtpLimits = {
  /** From connecting to the server's readiness for the content. A failure until then has sent nothing. */
  beforeContent: number;
  /** From the start of the content to the server's reply after the final dot. */
  content: number;
};

/**
 * RFC 5321, section 4.5.3.2, gives a server five minutes for its greeting and for each command, and ten for the reply
 * after the final dot. A queue consumer may run for 15 minutes (developers.cloudflare.com/queues/platform/limits), so only
 * the last of them is granted in full: after it nobody knows whether the email was accepted.
 */
export const RFC_LIMITS: SmtpLimits = { beforeContent: 4 * MINUTE_MS, content: 10 * MINUTE_MS };

/**
 * Gets the limits of a sending.
 *
 * @param maxSeconds shortens both, for a mail server that is known to be fast.
 */
export function getSmtpLimits(maxSeconds = Number.POSITIVE_INFINITY): SmtpLimits {
  const shorten = (limit: number) => Math.min(limit, maxSeconds * 1000);
  return { beforeContent: shorten(RFC_LIMITS.beforeContent), content: shorten(RFC_LIMITS.content) };
}
