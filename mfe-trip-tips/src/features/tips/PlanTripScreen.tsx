import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bestTimes, importantTips, packingList, seasons, type Tip } from '../../content/tips.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16">
      <h2 className="mb-6 border-t-2 border-ink pt-4 text-4xl font-black text-display">{title}</h2>
      {children}
    </section>
  );
}

function TipCards({ tips }: { tips: readonly Tip[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {tips.map(({ title, text }) => (
        <li key={title} className="border border-rule bg-sheet p-5 shadow-print">
          <h3 className="text-xl font-black text-display">{title}</h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The Plan Your Trip page (specification, section 2). */
export function PlanTripScreen() {
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
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
        <ul className="max-w-2xl list-[square] space-y-2 bg-kraft py-6 pr-6 pl-12 text-on-kraft shadow-print">
          {packingList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section title="Important tips">
        <ol className="max-w-3xl">
          {importantTips.map(({ title, text }, index) => (
            <li key={title} className="flex gap-6 border-b border-rule py-4">
              <span aria-hidden="true" className="text-4xl leading-none font-black text-apple-text tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-black text-display">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Link to="/itinerary" className={`${buttonClass()} mt-16`}>
        Create Your Itinerary
      </Link>
    </div>
  );
}
