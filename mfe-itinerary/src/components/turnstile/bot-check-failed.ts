/** Shown when Turnstile gave no token. */
export const BOT_CHECK_FAILED = 'We could not confirm that you are human. Please try again.';
