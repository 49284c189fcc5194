import { DoubtNote } from '../../components/sources/DoubtMark.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { CatalogueLocation } from '../../content/schema.ts';
import { createDetailSections } from '../../content/view-models/detail-sections.ts';
import { getCitedFacts } from '../../content/view-models/location-cited-facts.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';

export { Photographs } from './Photographs.tsx';
export { PositionSection } from './PositionSection.tsx';
export { OpeningRows, StaticSections } from './StaticSections.tsx';
export { Trails } from './trail/Trails.tsx';

type Props = { location: CatalogueLocation; details: LocationDetails };

const listCitedFacts = ({ location, details }: Props) =>
  getCitedFacts(details, createDetailSections(location, details));

/** What the stars of the page mean. */
export const LocationDoubtNote = (props: Props) => <DoubtNote facts={listCitedFacts(props)} />;

/** The sources of all facts of the page. */
export function LocationSources(props: Props) {
  const { facts, contacts, sources, sourceIds, trails } = props.details;
  const { ru, kk } = facts.names;
  return (
    <Sources
      citedFacts={listCitedFacts(props)}
      names={kk ? [ru, kk] : [ru]}
      hasContacts={contacts.length > 0}
      hasHeights={trails?.some(({ heights }) => heights?.source === 'model') ?? false}
      {...{ sourceIds, sources }}
    />
  );
}
