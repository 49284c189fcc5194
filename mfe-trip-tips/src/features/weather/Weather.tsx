import type { Tip, Tips } from '../../schema/tips.ts';
import { Section } from '../plan-trip/Section.tsx';
import { Checked } from '../prose/Checked.tsx';
import { TipGrid } from '../tips/TipGrid.tsx';
import { YearChart, YearKey } from './YearChart.tsx';

type Props = { climate: Tips['climate']; times: Tips['best-times']; seasons: readonly Tip[] };

/** What each season is like (specification, section 2). */
export function Weather({ climate, times, seasons }: Props) {
  const aside = (
    <>
      <YearKey />
      <Checked day={climate.checked} className="mt-4 text-ink-2" />
    </>
  );
  return (
    <Section id="weather" title="Weather by season" intro={climate.intro} aside={aside}>
      <YearChart climate={climate} times={times} />
      <TipGrid tips={seasons} columns="lg:grid-cols-4" className="mt-4 lg:col-span-2" />
    </Section>
  );
}
