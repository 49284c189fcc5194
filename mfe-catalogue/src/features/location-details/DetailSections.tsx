import { getLocationPath } from '@almaty/delivery/routes';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';
import type { PageSources } from '../../components/sources/Citation.tsx';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { DetailRows } from './DetailRows.tsx';
import type { DetailSection } from './detail-sections.ts';
import { OpeningWeek } from './OpeningWeek.tsx';

function RelatedLinks({ links }: Required<Pick<DetailSection, 'links'>>) {
  return links.map(({ title, locations }) => (
    <div key={title} className="border-t border-rule py-2.5">
      <h3 className="font-[680]">{title}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {locations.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={getLocationPath(slug)}
              className="inline-flex min-h-11 items-center underline print:min-h-0 decoration-1 underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

type Props = PageSources & { sections: readonly DetailSection[]; openingHours: LocationDetails['openingHours'] };

/** The parts of the page behind headings that open on a press, so that the page stays calm. All are open on paper. */
export function DetailSections({ sections, openingHours, sourceIds }: Props) {
  return (
    <div className="max-w-[44rem] print:max-w-none border-b border-rule">
      {sections.map(({ id, title, rows, links }) => (
        <details key={id} className="detail-section group/section border-t border-rule print:break-inside-avoid">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 print:min-h-10 print:break-after-avoid">
            <h2 className="display text-h4 text-display">{title}</h2>
            <Icon name="plus" className="size-5 group-open/section:rotate-45 print:hidden" />
          </summary>
          {/* A link to what a closed section contains opens it. */}
          <div id={id} className="scroll-mt-32 pb-5 print:pb-2">
            {id === 'opening-hours' && openingHours && <OpeningWeek hours={openingHours.value} />}
            <DetailRows rows={rows} sourceIds={sourceIds} />
            {links && <RelatedLinks links={links} />}
          </div>
        </details>
      ))}
    </div>
  );
}
