import { CheckedDate } from '../../components/CheckedDate.tsx';
import { Section } from '../../components/Section.tsx';
import type { Tips } from '../../schema/tips.ts';

/** The public holidays of Kazakhstan. */
export function Holidays({ holidays: { intro, items, lastChecked } }: { holidays: Tips['holidays'] }) {
  return (
    <Section
      id="holidays"
      title="Holidays"
      intro={intro}
      aside={<CheckedDate date={lastChecked} className="mt-4 text-ink-2" />}
    >
      <dl className="grid content-start gap-x-12 sm:grid-cols-2">
        {items.map(({ when, name, note }) => (
          <div
            key={name}
            className="grid grid-cols-[8.5rem_1fr] gap-4 border-t border-rule py-3 print:break-inside-avoid"
          >
            <dt className="font-[640] text-apple-text">{when}</dt>
            <dd>
              <span className="font-[620]">{name}</span>
              {note && <span className="block text-note text-ink-2">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
