import type { Page } from '@almaty/delivery/page';
import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import { BrowserDataList } from '../privacy/BrowserDataList.tsx';
import { Controller } from '../privacy/Controller.tsx';
import { Section } from '../privacy/Section.tsx';
import { StoredDataList } from '../privacy/StoredDataList.tsx';
import { YourRights } from '../privacy/YourRights.tsx';

export const page: Page = {
  route: routes.privacy,
  skeleton: 'article',
  title: 'Privacy · Almaty guide',
  description: 'What this site stores about its visitors, where, what for and for how long, and what they can ask for.',
};

/** What the site stores about its visitors, on what legal basis, and their rights. */
export default function PrivacyPage() {
  return (
    <div className="wrap">
      <PageHeader title="Privacy" linePosition="below">
        What we know about you, and what we do with it.
      </PageHeader>
      <p className="mt-8 max-w-3xl text-lg">
        In short: there is no account, no advertisement and nobody who follows you. What you send us with the form makes
        your plan, and is deleted 30 days after your trip, or as soon as you say so.
      </p>
      <Section id="controller" title="Who answers for it">
        <Controller />
      </Section>
      <Section id="browser" title="What your browser keeps">
        <p>
          While you look around, nothing about you leaves your browser but what any web page needs, and how fast it was.
          The link in our email has the key to your plan, and your browser keeps it: use the link on devices that are
          yours.
        </p>
        <BrowserDataList />
      </Section>
      <Section id="stored" title="What we store">
        <p>Backups of our database keep deleted data for up to 30 days more.</p>
        <StoredDataList />
      </Section>
      <Section id="logs" title="What we log">
        <p>
          Like every web server, Cloudflare sees your IP address when you open a page, and it counts requests by address
          or network for a minute, against floods; what we count for longer is listed above. Our own logs contain
          neither your IP nor your email address: they say what happened, when, and to the request with which reference.
          Cloudflare deletes them after some days.
        </p>
      </Section>
      <Section id="recipients" title="Who receives it">
        <p>
          Nobody receives your request and your plan but the provider who looks after it, those to whom you give a link,
          and who works for us: Cloudflare, which runs the site, its database and its logs, and the service that carries
          our emails, which is Cloudflare too or another that the provider has chosen; then the service of your mailbox.
          If the form asks whether you are a person, that check is Cloudflare’s Turnstile. We sell nothing of it, and
          show no advertisements.
        </p>
      </Section>
      <Section id="where" title="Where it is">
        <p>
          Cloudflare has computers in many countries, and chooses where the database is unless we restrict it. Your data
          therefore leaves Kazakhstan, and perhaps your own country. Ask us where it is now, and which contract protects
          it there.
        </p>
      </Section>
      <Section id="rights" title="Your rights">
        <YourRights />
      </Section>
      <Section id="delete" title="How to delete it">
        <p>
          The page of your plan erases everything, and our emails to you have a link that does the same. The request,
          with the address in it and everything that belongs to it, is then gone from our database at once, and emails
          about it that wait to be sent are cancelled. Other requests of yours stay until you delete them. If the team
          that writes the itineraries has already received it by email, we ask them to delete it. Emails that were sent
          before stay in the mailboxes they went to, and email systems keep records of what they delivered.
        </p>
        <p>
          On the same page you can ask us never to email you again. We then delete your other requests too, and keep
          only a fingerprint of your address, by which we recognise it without storing it.
        </p>
      </Section>
    </div>
  );
}
