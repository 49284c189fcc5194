import * as m from '#messages';
import { NumberedTips } from '../components/NumberedTips.tsx';
import { Section } from '../components/Section.tsx';
import { TipGrid } from '../components/TipGrid.tsx';
import { Altitudes } from '../features/altitudes/Altitudes.tsx';
import { BestTimes } from '../features/best-times/BestTimes.tsx';
import { CallToAction } from '../features/call-to-action/CallToAction.tsx';
import { EmergencyNumbers } from '../features/emergency-numbers/EmergencyNumbers.tsx';
import { Phrases } from '../features/phrases/Phrases.tsx';
import { Weather } from '../features/weather/Weather.tsx';
import { tips } from '../tips/static-tips.ts';

/** The sections before the packing list. */
export const SeasonSections = () => (
  <>
    <BestTimes times={tips['best-times']} />
    <Weather climate={tips.climate} times={tips['best-times']} seasons={tips.weather} />
  </>
);

/** The sections between the packing list and the holidays. */
export const TipSections = () => (
  <>
    <div className="wrap">
      <Section id="important-tips" title={m.importantTipsTitle}>
        <NumberedTips id="important-tips" tips={tips['important-tips']} />
      </Section>
      <Section id="money" title={m.moneyTitle}>
        <TipGrid id="money" tips={tips.money} />
      </Section>
      <Section id="getting-around" title={m.gettingAroundTitle}>
        <TipGrid id="getting-around" tips={tips['getting-around']} />
      </Section>
      <Section id="food" title={m.foodTitle}>
        <TipGrid id="food" tips={tips.food} />
      </Section>
      <Section id="practical" title={m.practicalTitle}>
        <TipGrid id="practical" tips={tips.practical} />
      </Section>
    </div>
    <Phrases phrases={tips.phrases} />
    <div className="wrap">
      <EmergencyNumbers numbers={tips['emergency-numbers']} />
    </div>
  </>
);

/** Everything after the holidays. */
export const LastSections = () => (
  <>
    <div className="wrap">
      <Section id="mountain-safety" title={m.mountainSafetyTitle}>
        <div className="grid gap-12">
          <Altitudes altitudes={tips.altitudes} />
          <TipGrid id="mountain-safety" tips={tips['mountain-safety']} />
        </div>
      </Section>
    </div>
    <CallToAction />
  </>
);
