import { findPage } from '@almaty/delivery/find-page';
import type { ReleasedInset, RemoteName } from '@almaty/delivery/schema';
import { findOwner } from './owners.ts';
import type { FragmentSource } from './site-page.ts';

/**
 * Finds the inset at a path: of the remote that owns the path.
 *
 * @param getInsets the insets of a remote's release; undefined without one.
 * @returns undefined when there is none.
 */
export function findInset(
  getInsets: (remote: RemoteName) => readonly ReleasedInset[] | undefined,
  path: string,
): (FragmentSource & { part: RemoteName }) | undefined {
  const part = findOwner(path);
  const found = part && findPage(getInsets(part) ?? [], path);
  return found && { part, path: found.path, module: found.page.module };
}
