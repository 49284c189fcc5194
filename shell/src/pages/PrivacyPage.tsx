import type { Page } from '@almaty/delivery/page';
import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';

export const page: Page = {
  route: routes.privacy,
  skeleton: 'article',
  title: 'Privacy · Almaty guide',
  description: 'What this site stores about its visitors, where, and what for.',
};

const sections = [
  {
    title: 'While you look around',
    text: 'We set no cookies, with one exception: while we try a new version of a part of the site with some visitors, a number from 0 to 99 keeps you at the version that you got first. A hundredth of all visitors have the same number, and it ends after a week. Your trip, what you type into the form, your last request and your place on each page stay in this browser tab, and closing it removes them. Ticks on the packing list stay in this browser until you untick them.',
  },
  {
    title: 'What we count',
    text: 'Your browser tells us which kind of page was opened, how long it took, and which part of it failed. We count that and keep it for three months, so that our teams notice what is slow or broken. Nothing in it says who you are, which plan you opened or what you selected, and visits cannot be connected with each other.',
  },
  {
    title: 'When you ask for an itinerary',
    text: 'We keep your email address, your dates, the places and activities you selected and the plan that our program makes from them, under a reference. We use them only for your plan. Nobody receives them but the provider who looks after it, and those to whom you give a link.',
  },
  {
    title: 'When you correct your address',
    text: 'For ten minutes you can give a request another address. We then delete the first request with its plan, and send nothing more to the first address. For a day we keep a fingerprint of it, so that nobody can have it emailed again and again.',
  },
  {
    title: 'When you open your plan',
    text: 'The link in our email has the key to your plan. Your browser keeps the key and a copy of the plan, so that it opens without a connection, until you erase the plan there. Use the link on devices that are yours. Everything that is done with the plan is recorded with it: what and when, by you or by the provider.',
  },
  {
    title: 'How long we keep it',
    text: 'We delete your request, with everything that belongs to it, 30 days after the last day of your trip. Backups of our database keep deleted data for up to 30 days more.',
  },
  {
    title: 'How to delete it',
    text: 'The page of your plan erases everything, and our emails to you have a link that does the same. The request, with the address in it and everything that belongs to it, is then gone from our database at once, and emails about it that wait to be sent are cancelled. Other requests of yours stay until you delete them. If the team that writes the itineraries has already received it by email, we ask them to delete it. Emails that were sent before stay in the mailboxes they went to, and email systems keep records of what they delivered. On the same page you can ask us never to email you again. We then delete your other requests too, and keep only a fingerprint of your address, by which we recognise it without storing it.',
  },
  {
    title: 'When an email comes back',
    text: 'If the mail server of your address says that there is no such mailbox, we do not email it again for 90 days. For that we keep the same kind of fingerprint.',
  },
  {
    title: 'Where it is',
    text: 'The site and its database run on Cloudflare. Like every web server, it sees your IP address when you open a page; our own logs do not contain it.',
  },
] as const;

/** What the site stores about its visitors. */
export default function PrivacyPage() {
  return (
    <div className="wrap">
      <PageHeader title="Privacy" linePosition="below">
        What we know about you, and what we do with it.
      </PageHeader>
      {sections.map(({ title, text }) => (
        <section key={title} className="mt-12 max-w-3xl border-t-3 border-display pt-4">
          <h2 className="display text-h3 text-display">{title}</h2>
          <p className="mt-3">{text}</p>
        </section>
      ))}
    </div>
  );
}
