import type { Tips } from '../../schema/tips.ts';
import { Section } from '../plan-trip/Section.tsx';
import { Checked } from '../prose/Checked.tsx';

/** The days on which the country is at home. */
export function Holidays({ holidays: { intro, items, checked } }: { holidays: Tips['holidays'] }) {
  return (
    <Section id="holidays" title="Holidays" intro={intro} aside={<Checked day={checked} className="mt-4 text-ink-2" />}>
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
