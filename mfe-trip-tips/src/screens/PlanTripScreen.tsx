import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';
import { NumberedTips } from '../components/NumberedTips.tsx';
import { Section } from '../components/Section.tsx';
import { TipGrid } from '../components/TipGrid.tsx';
import { Altitudes } from '../features/altitudes/Altitudes.tsx';
import { BestTimes } from '../features/best-times/BestTimes.tsx';
import { CallToAction } from '../features/call-to-action/CallToAction.tsx';
import { EmergencyNumbers } from '../features/emergency-numbers/EmergencyNumbers.tsx';
import { Holidays } from '../features/holidays/Holidays.tsx';
import { PackingList } from '../features/packing-list/PackingList.tsx';
import { Phrases } from '../features/phrases/Phrases.tsx';
import { SectionList } from '../features/section-list/SectionList.tsx';
import { Weather } from '../features/weather/Weather.tsx';
import { tips } from '../tips/tips.ts';

/** The Plan Your Trip page: all tips, section by section (docs/specification.md, section 2). */
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
          <NumberedTips id="important-tips" tips={tips['important-tips']} />
        </Section>
        <Section id="money" title="Money">
          <TipGrid id="money" tips={tips.money} />
        </Section>
        <Section id="getting-around" title="Getting around">
          <TipGrid id="getting-around" tips={tips['getting-around']} />
        </Section>
        <Section id="food" title="Food and drink">
          <TipGrid id="food" tips={tips.food} />
        </Section>
        <Section id="practical" title="Practical matters">
          <TipGrid id="practical" tips={tips.practical} />
        </Section>
      </div>
      <Phrases phrases={tips.phrases} />
      <div className="wrap">
        <EmergencyNumbers numbers={tips['emergency-numbers']} />
        <Holidays holidays={tips.holidays} />
        <Section id="mountain-safety" title="Mountain safety">
          <div className="grid gap-12">
            <Altitudes altitudes={tips.altitudes} />
            <TipGrid id="mountain-safety" tips={tips['mountain-safety']} />
          </div>
        </Section>
      </div>
      <CallToAction />
    </>
  );
}
