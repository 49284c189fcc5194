import type { Inset } from '@almaty/delivery/inset';
import { routes } from '@almaty/delivery/routes';
import { Link, useParams } from 'react-router-dom';
import * as m from '#messages';
import { TipGrid } from '../components/TipGrid.tsx';
import type { Tip } from '../schema/tips.ts';
import { tips } from '../tips/static-tips.ts';
import { leaveSections } from './leave-sections.ts';

const ROUTE = '/plan-trip/before-you-go/:kind';

/** Kind of location, as the tabs of the catalogue name it -> the kinds of pages whose tips it shows. */
const KINDS: Readonly<Record<string, readonly Tip['shownOn'][]>> = {
  nature: ['outdoors'],
  mountains: ['outdoors', 'mountains'],
  city: ['city'],
};

export const inset: Inset = {
  route: ROUTE,
  paths: () => Object.keys(KINDS).map((kind) => ROUTE.replace(':kind', kind)),
  title: m.beforeYouGoTitle,
};

/** The sections that a tip can be shown from, the most important first. */
const SECTIONS = ['mountain-safety', 'important-tips', 'money', 'getting-around', 'food', 'practical'] as const;

/** What a visitor should know before going to a kind of location: the tips that editors have chosen for it. */
export default function BeforeYouGo() {
  const { kind = '' } = useParams();
  const chosen = SECTIONS.flatMap((section) =>
    tips[section].filter(({ shownOn }) => shownOn && KINDS[kind]?.includes(shownOn)),
  );
  return (
    <section aria-labelledby="before-you-go" className="border-t-3 border-display pt-8 print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="before-you-go" className="display text-h3 text-display">
          {m.beforeYouGoTitle}
        </h2>
        <Link
          to={routes.planTrip}
          className="inline-flex min-h-11 items-center font-[680] underline decoration-2 underline-offset-5"
        >
          {m.beforeYouGoAll}
        </Link>
      </div>
      <TipGrid id="before-you-go" tips={chosen.map(leaveSections)} />
    </section>
  );
}
