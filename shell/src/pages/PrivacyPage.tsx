import { definePage } from '@almaty/delivery/page';
import { provider } from '@almaty/delivery/provider';
import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import * as m from '#messages';
import { BrowserDataList } from '../privacy/BrowserDataList.tsx';
import { Controller } from '../privacy/Controller.tsx';
import { Section } from '../privacy/Section.tsx';
import { StoredDataList } from '../privacy/StoredDataList.tsx';
import { YourRights } from '../privacy/YourRights.tsx';

export const page = definePage(() => ({
  route: routes.privacy,
  skeleton: 'article',
  title: m.privacyTitle,
  description: m.privacyDescription,
}));

/** What the site stores about its visitors, on what legal basis, and their rights. */
export default function PrivacyPage() {
  return (
    <div className="wrap">
      <PageHeader title={m.privacyHeading} linePosition="below">
        {m.privacyLine}
      </PageHeader>
      <p className="mt-8 max-w-3xl text-lg">{m.privacyShort}</p>
      <Section id="controller" title={m.privacyController}>
        <Controller />
      </Section>
      <Section id="browser" title={m.privacyBrowser}>
        <p>{m.privacyBrowserText}</p>
        <BrowserDataList />
      </Section>
      <Section id="stored" title={m.privacyStored}>
        <p>{m.privacyStoredText}</p>
        <StoredDataList />
      </Section>
      <Section id="logs" title={m.privacyLogs}>
        <p>{m.privacyLogsText}</p>
      </Section>
      <Section id="recipients" title={m.privacyRecipients}>
        <p>{m.privacyRecipientsText}</p>
      </Section>
      <Section id="where" title={m.privacyWhere}>
        <p>{m.privacyWhereText}</p>
      </Section>
      <Section id="rights" title={m.privacyRights}>
        <YourRights />
      </Section>
      <Section id="delete" title={m.privacyDelete}>
        <p>{m.privacyDeleteText}</p>
        <p>{m.privacyDeleteStop}</p>
      </Section>
      {provider.email && (
        <Section id="languages" title={m.privacyLanguages}>
          <p>{m.privacyLanguagesText}</p>
        </Section>
      )}
    </div>
  );
}
