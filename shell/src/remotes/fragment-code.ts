/** The code that reads fragments and shows them: only pages that are opened by a link need it. */
export { FragmentOutlet } from './FragmentOutlet.tsx';
export { readFragment } from './read-fragment.ts';
