/** How many entries a page of a list has (@almaty/commands knows it too). */
const PAGE_SIZE = 100;

/** Which entries of a list to read. */
export type ListPage = { limit: number; offset: number };

/** The entries of a page of a list; the first page is 1. */
export const getListPage = (page: number): ListPage => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
