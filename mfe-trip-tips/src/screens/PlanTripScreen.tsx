import { loadable } from '@almaty/ui/loadable';
import { PageHeader } from '@almaty/ui/page-header';
import { createStaticContent } from '@almaty/ui/static-content';
import * as m from '#messages';
import { Events } from '../features/events/Events.tsx';
import { Holidays } from '../features/holidays/Holidays.tsx';
import { PackingList } from '../features/packing-list/PackingList.tsx';
import { SectionList } from '../features/section-list/SectionList.tsx';
import { hydratedTips } from '../tips/hydrated-tips.ts';

const sections = loadable(() => import('./static-sections.tsx'));
const SeasonSections = createStaticContent(sections, (code) => code.SeasonSections);
const TipSections = createStaticContent(sections, (code) => code.TipSections);
const LastSections = createStaticContent(sections, (code) => code.LastSections);

/**
 * The Plan Your Trip page: all tips, section by section (docs/specification.md, section 2). React hydrates only what can be
 * ticked or depends on the day.
 */
export function PlanTripScreen() {
  return (
    <>
      <div className="wrap">
        <PageHeader title={m.planTripHeading}>{m.planTripLine}</PageHeader>
      </div>
      <SectionList />
      <SeasonSections className="wrap" content={{}} />
      <div className="wrap">
        <PackingList list={hydratedTips['packing-list']} />
      </div>
      <TipSections content={{}} />
      <div className="wrap">
        <Holidays holidays={hydratedTips.holidays}>
          <Events events={hydratedTips.events} />
        </Holidays>
      </div>
      <LastSections content={{}} />
    </>
  );
}
