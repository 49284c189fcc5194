import type { RemoteName } from '../../shared-delivery/src/schema/remotes.ts';

/** What editors change: a part of the site's content, the remote that shows it, and how it is checked. */
export type Kind = {
  remote: RemoteName;
  load: () => Promise<{ check: () => string | Promise<string>; listDue: (day: string) => string[] }>;
};

/** The parts of the content: the catalogue, and the tips of the page Plan your trip. Each is published alone. */
export const KINDS: Readonly<Record<'catalogue' | 'tips', Kind>> = {
  catalogue: {
    remote: 'catalogue',
    load: () => import('../../mfe-catalogue/build/commands/content.ts'),
  },
  tips: {
    remote: 'trip-tips',
    load: () => import('../../mfe-trip-tips/build/commands/content.ts'),
  },
};
