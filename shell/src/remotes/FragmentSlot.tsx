import { createContext, useContext } from 'react';

/** The digest of the error that makes React leave the skeleton in place and render the page in the browser. */
export const NO_FRAGMENT_DIGEST = 'no-fragment';

/** Whether the release has a fragment for the page; set by the frame on the server. */
export const HasFragment = createContext(false);

class NoFragmentError extends Error {
  override name = 'NoFragmentError';
  readonly digest = NO_FRAGMENT_DIGEST;
}

/** Whether an error means that a page has no fragment, on the server or as React reports it in the browser. */
export const isNoFragmentError = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'digest') === NO_FRAGMENT_DIGEST;

/**
 * Marks where the Worker inserts a remote's fragment. Rendered on the server only.
 *
 * @param id the module id, such as `catalogue/LocationsPage`.
 * @throws NoFragmentError when there is no fragment: React then renders the surrounding Suspense fallback.
 */
export function FragmentSlot({ id }: { id: string }) {
  if (!useContext(HasFragment)) throw new NoFragmentError();
  return <template data-outlet={id} />;
}
