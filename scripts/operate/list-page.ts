/** How many entries a page of a list has (api-function/src/operations/list-page.ts). */
const PAGE_SIZE = 100;

/** A full page may have another one after it, which a line says; undefined otherwise. */
export const describeNextPage = (path: string, value: unknown): string | undefined => {
  const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1);
  return Array.isArray(value) && value.length >= PAGE_SIZE ? `There may be more: --page ${page + 1}` : undefined;
};
