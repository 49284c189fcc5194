import type { Config } from './config.ts';

/**
 * The secrets that a key may have been made with: the current one, with which new ones are made, and the one before it while
 * it is set (docs/decisions/0031).
 */
export type Secrets = readonly [current: string, ...previous: string[]];

const toSecrets = (current: string, previous: string | undefined): Secrets =>
  previous ? [current, previous] : [current];

/** Gets the secrets of the visitors' links. */
export const getLinkSecrets = ({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Config): Secrets =>
  toSecrets(LINK_SECRET, LINK_SECRET_PREVIOUS);

/** Gets the secrets of the provider's links. */
export const getDeskSecrets = ({ DESK_SECRET, DESK_SECRET_PREVIOUS }: Config): Secrets =>
  toSecrets(DESK_SECRET, DESK_SECRET_PREVIOUS);

/** Gets the secrets of the digests of addresses. */
export const getDigestSecrets = ({ ADDRESS_DIGEST_SECRET, ADDRESS_DIGEST_SECRET_PREVIOUS }: Config): Secrets =>
  toSecrets(ADDRESS_DIGEST_SECRET, ADDRESS_DIGEST_SECRET_PREVIOUS);
