import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';
import { tips } from '../../tips/tips.ts';
import { BestTimes } from '../best-times/BestTimes.tsx';
import { Closing } from '../closing/Closing.tsx';
import { EmergencyNumbers } from '../emergency/EmergencyNumbers.tsx';
import { Heights } from '../heights/Heights.tsx';
import { Holidays } from '../holidays/Holidays.tsx';
import { PackingList } from '../packing/PackingList.tsx';
import { Phrases } from '../phrases/Phrases.tsx';
import { NumberedTips } from '../tips/NumberedTips.tsx';
import { TipGrid } from '../tips/TipGrid.tsx';
import { Weather } from '../weather/Weather.tsx';
import { Section } from './Section.tsx';
import { SectionList } from './SectionList.tsx';

/** The Plan Your Trip page (specification, section 2): what editors have written, section by section. */
export function PlanTripScreen() {
  return (
    <>
      <PageHead
        title="Plan your trip to Almaty · Almaty guide"
        description="When to come to Almaty, what the weather is like, what to pack, and what to know before you go."
      />
      <div className="wrap">
        <PageHeader title="Plan Your Trip">When to come, what to pack and a few words that open doors.</PageHeader>
      </div>
      <SectionList />
      <div className="wrap">
        <BestTimes times={tips['best-times']} />
        <Weather climate={tips.climate} times={tips['best-times']} seasons={tips.weather} />
        <PackingList list={tips['packing-list']} />
        <Section id="important-tips" title="Important tips">
          <NumberedTips tips={tips['important-tips']} />
        </Section>
        <Section id="money" title="Money">
          <TipGrid tips={tips.money} columns="xl:grid-cols-3" />
        </Section>
        <Section id="getting-around" title="Getting around">
          <TipGrid tips={tips['getting-around']} />
        </Section>
      </div>
      <Phrases phrases={tips.phrases} />
      <div className="wrap">
        <EmergencyNumbers numbers={tips['emergency-numbers']} />
        <Holidays holidays={tips.holidays} />
        <Section id="mountain-safety" title="Mountain safety">
          <div className="grid gap-12">
            <Heights heights={tips.heights} />
            <TipGrid tips={tips['mountain-safety']} />
          </div>
        </Section>
      </div>
      <Closing />
    </>
  );
}
