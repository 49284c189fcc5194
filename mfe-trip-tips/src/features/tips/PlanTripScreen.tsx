import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { PageHeader } from '@almaty/ui/page-header';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bestTimes, importantTips, packingList, seasons, type Tip } from '../../content/tips.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-20">
      <h2 className="display mb-8 border-t-3 border-display pt-5 text-h2 text-display">{title}</h2>
      {children}
    </section>
  );
}

function TipCards({ tips }: { tips: readonly Tip[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {tips.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-rule pt-4">
          <h3 className="display text-h4 text-display">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The Plan Your Trip page (specification, section 2). */
export function PlanTripScreen() {
  return (
    <div className="wrap">
      <title>Plan your trip to Almaty · Almaty guide</title>
      <meta
        name="description"
        content="When to come to Almaty, what the weather is like, what to pack, and what to know before you go."
      />
      <PageHeader title="Plan Your Trip">When to come, what to pack and what to know before you go.</PageHeader>
      <Section title="Best times">
        <TipCards tips={bestTimes} />
      </Section>
      <Section title="Weather by season">
        <TipCards tips={seasons} />
      </Section>
      <Section title="Packing list">
        <ul className="max-w-2xl list-[square] space-y-2 bg-kraft py-8 pr-8 pl-14 text-on-kraft shadow-print">
          {packingList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section title="Important tips">
        <ol className="max-w-3xl">
          {importantTips.map(({ title, text }, index) => (
            <li key={title} className="flex gap-6 border-b-2 border-rule py-5">
              <span
                aria-hidden="true"
                className="display w-12 shrink-0 text-[2.75rem] leading-[0.8] tracking-tighter text-apple-text"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="display text-2xl tracking-tight">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Link to="/itinerary" className={`${buttonClass()} mt-16`}>
        Create Your Itinerary
        <Icon name="arrow" />
      </Link>
    </div>
  );
}
