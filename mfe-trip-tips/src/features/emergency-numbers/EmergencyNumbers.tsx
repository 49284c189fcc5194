import * as m from '#messages';
import { Section } from '../../components/Section.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';

/** The emergency numbers; the first one, which is for everything, is shown large. */
export function EmergencyNumbers({ numbers }: { numbers: Tips['emergency-numbers'] }) {
  const [first, ...others] = numbers.items;
  return (
    <Section
      id="emergency"
      title={m.emergencyNumbersTitle}
      intro={numbers.intro}
      aside={<Sources listId="emergency-numbers" entries={[numbers]} className="mt-4 text-ink-2" />}
    >
      <ul className="grid grid-cols-1 content-start gap-3 break-inside-avoid sm:grid-cols-2">
        {first && (
          <li className="ticket-shadow sm:col-span-2">
            <a href={`tel:${first.number}`} className="ticket items-stretch [--stub:clamp(min(9rem,38vw),24vw,15rem)]">
              <span className="flex grow items-center px-6 py-5 text-lead font-[620]">{first.service}</span>
              <b className="perforated display grid w-(--stub) shrink-0 place-items-center py-5 text-[clamp(min(3.5rem,15vw),8vw,6rem)] leading-none tracking-[-0.04em] text-numeral tabular-nums">
                {first.number}
              </b>
            </a>
          </li>
        )}
        {others.map(({ number, service }) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="flex min-h-16 items-center justify-between gap-4 border-2 border-edge px-5 py-2 hover:border-ink"
            >
              <span className="font-[620]">{service}</span>
              <b className="display text-[min(2rem,12vw)] leading-none tracking-[-0.03em] text-display tabular-nums">
                {number}
              </b>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
