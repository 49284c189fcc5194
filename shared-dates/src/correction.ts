/** For so many minutes after a request its visitor can correct the email address. */
export const CORRECTION_MINUTES = 10;
