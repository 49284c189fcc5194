import { getLocationPath } from '@almaty/delivery/routes';
import { Icon } from '@almaty/ui/icon';
import { StaticContent } from '@almaty/ui/static-content';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
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

type SectionProps = PageSources & { section: DetailSection; children?: ReactNode };

/** @param children what comes before the rows. */
function Section({ section: { id, title, rows, links }, sourceIds, children }: SectionProps) {
  return (
    <details className="detail-section group/section border-t border-rule print:break-inside-avoid">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 print:min-h-10 print:break-after-avoid">
        <h2 className="display text-h4 text-display">{title}</h2>
        <Icon name="plus" className="size-5 group-open/section:rotate-45 print:hidden" />
      </summary>
      {/* A link to what a closed section contains opens it. */}
      <div id={id} className="scroll-mt-32 pb-5 print:pb-2">
        {children}
        <DetailRows rows={rows} sourceIds={sourceIds} />
        {links && <RelatedLinks links={links} />}
      </div>
    </details>
  );
}

type Props = PageSources & { sections: readonly DetailSection[]; openingHours: LocationDetails['openingHours'] };

/**
 * The parts of the page behind headings that open on a press, so that the page stays calm. All are open on paper. Only the
 * opening hours depend on the day.
 */
export function DetailSections({ sections, openingHours, sourceIds }: Props) {
  const navigate = useNavigate();
  return (
    <div className="max-w-[44rem] print:max-w-none border-b border-rule">
      {sections.map((section) =>
        section.id === 'opening-hours' ? (
          <Section key={section.id} section={section} sourceIds={sourceIds}>
            {openingHours && <OpeningWeek hours={openingHours.value} />}
          </Section>
        ) : (
          <StaticContent key={section.id} className="contents" onNavigate={navigate}>
            <Section section={section} sourceIds={sourceIds} />
          </StaticContent>
        ),
      )}
    </div>
  );
}
