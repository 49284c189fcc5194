/** A shorter secret is none. */
const MIN_LENGTH = 32;

/** Whether the site has a secret. */
export const isSecret = (secret: string | undefined): secret is string => (secret ?? '').length >= MIN_LENGTH;
