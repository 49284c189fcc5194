import { getLocationPath } from '@almaty/delivery/routes';
import { Link } from 'react-router-dom';
import type { CatalogueLocation } from '../../content/schema.ts';
import { createDetailSections, type DetailSection } from '../../content/view-models/detail-sections.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { DetailRows } from './DetailRows.tsx';
import { Section } from './Section.tsx';

function RelatedLinks({ links }: Required<Pick<DetailSection, 'links'>>) {
  return links.map(({ title, locations }) => (
    <div key={title} className="border-t border-rule py-2.5">
      <h3 className="font-[680]">{title}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {locations.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={getLocationPath(slug)}
              translate="no"
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

type Props = { location: CatalogueLocation; details: LocationDetails };

type PartProps = Props & { isBefore: boolean };

/** The sections before the opening hours, or those after them. */
export function StaticSections({ location, details, isBefore }: PartProps) {
  const isBeforeHours = ({ id }: DetailSection) => id === 'getting-there';
  return createDetailSections(location, details)
    .filter((section) => section.id !== 'opening-hours' && isBeforeHours(section) === isBefore)
    .map(({ id, title, rows, links }) => (
      <Section key={id} id={id} title={title}>
        <DetailRows rows={rows} sourceIds={details.sourceIds} />
        {links && <RelatedLinks links={links} />}
      </Section>
    ));
}

/** The opening hours of a usual week. */
export const OpeningRows = ({ location, details }: Props) =>
  createDetailSections(location, details)
    .filter(({ id }) => id === 'opening-hours')
    .map(({ id, rows }) => <DetailRows key={id} rows={rows} sourceIds={details.sourceIds} />);
