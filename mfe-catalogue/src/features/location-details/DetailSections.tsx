import * as m from '#messages';
import type { CatalogueLocation } from '../../content/schema.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { OpeningRows, StaticSections } from './late-content.ts';
import { OpeningWeek } from './OpeningWeek.tsx';
import { Section } from './Section.tsx';

type Props = { location: CatalogueLocation; details: LocationDetails };

/**
 * The parts of the page behind headings that open on a press, so that the page stays calm. All are open on paper. Only the
 * opening hours depend on the day.
 */
export function DetailSections({ location, details }: Props) {
  const { openingHours } = details;
  const staticProps = { className: 'contents' };
  return (
    <div className="max-w-[44rem] print:max-w-none border-b border-rule">
      <StaticSections {...staticProps} content={{ location, details, isBefore: true }} />
      {openingHours && (
        <Section id="opening-hours" title={m.openingHours}>
          <OpeningWeek hours={openingHours.value} />
          <OpeningRows {...staticProps} content={{ location, details }} />
        </Section>
      )}
      <StaticSections {...staticProps} content={{ location, details, isBefore: false }} />
    </div>
  );
}
