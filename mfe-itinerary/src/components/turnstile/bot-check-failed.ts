import * as m from '#messages';

/** Shown when Turnstile gave no token. */
export const BOT_CHECK_FAILED = m.turnstileFailed;
