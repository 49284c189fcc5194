import { definePage } from '@almaty/delivery/page';
import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import * as m from '#messages';
import { PANEL_SLOT } from '../offline/panel-slot.ts';
import { Section } from '../privacy/Section.tsx';

export const page = definePage(() => ({
  route: routes.offline,
  skeleton: 'article',
  title: m.offlineTitle,
  description: m.offlineDescription,
}));

/** The guide for times without a connection: what it takes, how long it stays, and what is kept on this device. */
export default function OfflinePage() {
  return (
    <div className="wrap">
      <PageHeader title={m.offlineHeading} linePosition="below">
        {m.offlineLine}
      </PageHeader>
      <Section id="state" title={m.offlineState}>
        {/* What OfflinePanel.tsx shows instead, when the page has come to life, is about as high. */}
        <div data-slot={PANEL_SLOT} data-hydration-boundary="" className="min-h-40">
          <p>{m.offlineNeedsScript}</p>
        </div>
      </Section>
      <Section id="what" title={m.offlineWhat}>
        <p>{m.offlineWhatText}</p>
      </Section>
      <Section id="how-long" title={m.offlineHowLong}>
        <p>{m.offlineHowLongText}</p>
      </Section>
    </div>
  );
}
