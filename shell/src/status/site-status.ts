import type { ApiStatus } from '@almaty/delivery/schema';

/** The path of the status page in English. */
export const STATUS_PAGE = '/status';

/** Whether each thing that visitors wait for works; null for what cannot be known at the moment. */
export type SiteStatus = ApiStatus & { pages: boolean };
