import * as m from '#messages';
import { Section } from '../../components/Section.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import { TipGrid } from '../../components/TipGrid.tsx';
import type { Tip, Tips } from '../../schema/tips.ts';
import { ClimateChart } from './ClimateChart.tsx';
import { seasonFills, seasonNames } from './season-styles.ts';

/** What the colours of the climate chart mean. */
const ClimateLegend = () => (
  <ul aria-hidden="true" className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-[620]">
    {(['hiking', 'skiing', 'off-season'] as const).map((season) => (
      <li key={season} className="flex items-center gap-2">
        <i className={`size-4.5 exact-colors ${seasonFills[season]}`} />
        {seasonNames[season]}
      </li>
    ))}
    <li className="flex items-center gap-2">
      <i className="size-4.5 bg-rain exact-colors" />
      {m.weatherRain}
    </li>
  </ul>
);

type Props = { climate: Tips['climate']; times: Tips['best-times']; seasons: readonly Tip[] };

/** The weather by season (docs/specification.md, section 2), with a chart of monthly averages. */
export function Weather({ climate, times, seasons }: Props) {
  const aside = (
    <>
      <ClimateLegend />
      <Sources listId="climate" entries={[climate]} className="mt-4 text-ink-2" />
    </>
  );
  return (
    <Section id="weather" title={m.weatherTitle} intro={climate.intro} aside={aside}>
      <ClimateChart climate={climate} times={times} />
      <TipGrid id="weather" tips={seasons} columns="lg:grid-cols-4" className="mt-4 lg:col-span-2" />
    </Section>
  );
}
