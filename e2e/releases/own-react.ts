import { copyRemote, type WorkingCopy } from './changed-remote.ts';

/** A page for React 18, with features of the remote that run with both. */
const PAGE = `import { LANGUAGE } from '@almaty/languages/current';
import { toLanguage } from '@almaty/languages';
import type { OwnPageProps } from '@almaty/delivery/own-page';
import { definePage } from '@almaty/delivery/page';
import { Button } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { useEffect, version } from 'react';
import { toast } from 'sonner';
import * as m from '#messages';
import { PackingList } from '../features/packing-list/PackingList.tsx';
import { hydratedTips } from '../tips/hydrated-tips.ts';

export const page = definePage(() => ({
  route: '/plan-trip',
  skeleton: 'article',
  title: m.planTripTitle,
  description: m.planTripDescription,
  getPresses: () => ({ presses: [{ role: 'button', name: 'Add Camping' }] }),
}));

const camping = { id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' } as const;

export default function PlanTripPage({ path, itinerary }: OwnPageProps) {
  useEffect(() => {
    document.documentElement.dataset.ownRoot = path;
    return () => delete document.documentElement.dataset.ownRoot;
  }, [path]);
  return (
    <div className="wrap">
      <PageHeader title={m.planTripHeading}>{m.planTripLine}</PageHeader>
      <p>React {version}</p>
      <p>{itinerary.activities.length} selected here</p>
      <Button onClick={() => itinerary.addActivity(camping)}>Add Camping</Button>
      <Button onClick={() => toast('Packed')}>Say so</Button>
      <a href={toLanguage('/activities', LANGUAGE)}>All activities</a>
      <PackingList list={hydratedTips['packing-list']} />
    </div>
  );
}
`;

/** The inset of the remote, for React 18. */
const INSET = `import { LANGUAGE } from '@almaty/languages/current';
import { toLanguage } from '@almaty/languages';
import type { OwnPageProps } from '@almaty/delivery/own-page';
import * as m from '#messages';

export const inset = {
  route: '/plan-trip/before-you-go/:kind',
  paths: () => ['nature', 'mountains', 'city'].map((kind) => '/plan-trip/before-you-go/' + kind),
  title: m.beforeYouGoTitle,
};

export default function BeforeYouGo({ path }: OwnPageProps) {
  return (
    <section data-kind={path.split('/').at(-1)}>
      <h2>{m.beforeYouGoTitle}</h2>
      <a href={toLanguage('/plan-trip', LANGUAGE)}>{m.beforeYouGoAll}</a>
    </section>
  );
}
`;

/** Which React the copy has: one of its own, or that of the shell. */
export type CopiedReact = 'own' | 'shared';

const OTHERS = { react: 'e2e/node_modules/react-18', 'react-dom': 'e2e/node_modules/react-dom-18' };

/**
 * Copies the trip tips as a team that cannot leave React 18 would have them.
 *
 * @param name of the folder.
 * @param react with that of the shell it can be built, to be compared, and not be prerendered.
 */
export async function copyWithOwnReact(name: string, react: CopiedReact = 'own'): Promise<WorkingCopy> {
  const copy = await copyRemote(name, react === 'own' ? OTHERS : {});
  await copy.write('src/pages/PlanTripPage.tsx', PAGE);
  await copy.write('src/insets/BeforeYouGo.tsx', INSET);
  return copy;
}
