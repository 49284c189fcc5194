import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import { BackLink } from '../../components/BackLink.tsx';
import { sampleItineraries } from '../../content/view-models/sample-itineraries.ts';
import { SampleItinerary } from './SampleItinerary.tsx';

const seasons = [
  { season: 'summer', title: 'In summer' },
  { season: 'winter', title: 'In winter' },
] as const;

/** The page of sample itineraries: one, three and five days, in summer and in winter (`routes.sampleItineraries`). */
export function SampleItinerariesScreen() {
  return (
    <div className="wrap">
      <BackLink to={routes.locations}>All locations</BackLink>
      <PageHeader title="Sample itineraries">
        One, three or five days around Almaty. Add a whole one, then change what you like.
      </PageHeader>
      {seasons.map(({ season, title }) => (
        <section key={season} aria-labelledby={season} className="mt-16 print:mt-6">
          <h2 id={season} className="display text-h2 text-display">
            {title}
          </h2>
          {sampleItineraries
            .filter((itinerary) => itinerary.season === season)
            .map((itinerary) => (
              <SampleItinerary key={itinerary.id} itinerary={itinerary} />
            ))}
        </section>
      ))}
      <p className="mt-12 print:mt-6 max-w-[38rem] text-note text-ink-2">
        The order and the times are our own estimate from the facts of each place. Check access and opening hours for
        your days: each place’s page has them.
      </p>
    </div>
  );
}
