import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';

const sections = [
  {
    title: 'While you look around',
    text: 'We set no cookies and count no visits. What you add to your trip, what you write into the form, the last request you sent and how far down a page you were are kept in this browser, for this session only, and closing the tab removes them. Items you tick off the packing list stay in this browser until you untick them.',
  },
  {
    title: 'When you ask for an itinerary',
    text: 'We store your email address, your dates and the places and activities you selected, together with a reference. We use them to write your itinerary and to send it to you, and for nothing else. Only the provider who writes your itinerary receives them.',
  },
  {
    title: 'How long we keep it',
    text: 'A request is deleted 30 days after your trip has ended, with everything that belongs to it.',
  },
  {
    title: 'How to delete it',
    text: 'The email that confirms your request contains a link. It deletes the request, your address and everything that belongs to them, at once and for good. On the same page you can ask us never to write to you again: your other requests are deleted too, and we keep only a fingerprint of your address, so that we recognise it without storing it.',
  },
  {
    title: 'Where it is',
    text: 'The site and its database run on Cloudflare. Like every web server, it sees your IP address while it responds to you; our own logs do not contain it.',
  },
] as const;

/** What the site stores about its visitors. */
export function PrivacyPage() {
  return (
    <div className="wrap">
      <PageHead
        title="Privacy · Almaty guide"
        description="What this site stores about its visitors, where, and what for."
      />
      <PageHeader title="Privacy" linePosition="below">
        What this site knows about you, and what it does with it.
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
