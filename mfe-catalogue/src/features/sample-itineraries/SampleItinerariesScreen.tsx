import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import * as m from '#messages';
import { BackLink } from '../../components/BackLink.tsx';
import { sampleItineraries } from '../../content/view-models/sample-itineraries.ts';
import { SampleItinerary } from './SampleItinerary.tsx';

const seasons = [
  { season: 'summer', title: m.samplesSummer },
  { season: 'winter', title: m.samplesWinter },
] as const;

/** The page of sample itineraries: one, three and five days, in summer and in winter (`routes.sampleItineraries`). */
export function SampleItinerariesScreen() {
  return (
    <div className="wrap">
      <BackLink to={routes.locations}>{m.samplesBack}</BackLink>
      <PageHeader title={m.samplesTitle}>{m.samplesLine}</PageHeader>
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
      <p className="mt-12 print:mt-6 max-w-[38rem] text-note text-ink-2">{m.samplesEstimate}</p>
    </div>
  );
}
