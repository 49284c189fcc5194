import { Section } from '../../components/Section.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import { TipGrid } from '../../components/TipGrid.tsx';
import type { Tip, Tips } from '../../schema/tips.ts';
import { ClimateChart } from './ClimateChart.tsx';
import { ClimateLegend } from './ClimateLegend.tsx';

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
    <Section id="weather" title="Weather by season" intro={climate.intro} aside={aside}>
      <ClimateChart climate={climate} times={times} />
      <TipGrid id="weather" tips={seasons} columns="lg:grid-cols-4" className="mt-4 lg:col-span-2" />
    </Section>
  );
}
