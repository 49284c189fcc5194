import type { RemoteName } from '../../shared-delivery/src/schema/remotes.ts';
import type { Variables } from './publish-target.ts';

/** What editors change: a part of the site's content, the remote that shows it, and how it is checked. */
export type Kind = {
  remote: RemoteName;
  /** What a build for the real bucket needs in the environment besides the account. */
  variables: Variables;
  load: () => Promise<{ check: () => string; listDue: (day: string) => string[] }>;
};

/** The parts of the content: the catalogue, and the tips of the page Plan your trip. Each is published alone. */
export const KINDS: Readonly<Record<'catalogue' | 'tips', Kind>> = {
  catalogue: {
    remote: 'catalogue',
    variables: {},
    load: () => import('../../mfe-catalogue/build/commands/content.ts'),
  },
  tips: {
    remote: 'trip-tips',
    // Without it, the editor on the site would write to a working copy that is not there.
    variables: { PUBLIC_TIPS_REPOSITORY: 'owner/name of the repository at GitHub that editors change on the site' },
    load: () => import('../../mfe-trip-tips/build/commands/content.ts'),
  },
};
