import { TAB_PARAMETER } from '../../lib/tab.ts';

/** Whether the parameters of an address may be those of a search, for a page without the code that parses them. */
export const hasSearch = (searchParams: URLSearchParams): boolean =>
  [...searchParams.keys()].some((name) => name !== TAB_PARAMETER);
