import type { Tips } from './tips.ts';

type List = Tips['packing-list'];

/** The packing list as the page gets it. A browser keeps a tick by the id of its thing, which is the same in each language. */
export type PackingList = Omit<List, 'items'> & {
  readonly items: readonly (List['items'][number] & { readonly id: string })[];
};

/** Gives the things of a packing list their ids: their names in English. @param english the same list in English. */
export const addIds = (list: List, english: List): PackingList => ({
  ...list,
  items: list.items.map((entry, index) => ({ ...entry, id: english.items[index]?.item ?? entry.item })),
});
