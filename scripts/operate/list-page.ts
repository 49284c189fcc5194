import { describeNextPage } from '../../shared-commands/src/index.ts';

/** What is said below what a path of the API has responded with: how to see the next page of a list. */
export const describeNext = (path: string, value: unknown): string | undefined => {
  const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1);
  return Array.isArray(value) ? describeNextPage(page, value) : undefined;
};
