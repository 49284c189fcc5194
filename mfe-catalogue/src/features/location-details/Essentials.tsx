import { getMonthName } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import { findClosure, getOpeningWindows } from '@almaty/planner/calendar';
import { describeClosure, describeWindows } from '@almaty/planner/messages';
import { useToday } from '@almaty/ui/use-today';
import { Fragment, type ReactNode } from 'react';
import * as m from '#messages';
import { useAccess } from '../../components/access/useAccess.ts';
import { AskLink } from '../../components/contacts/AskLink.tsx';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import { DoubtMark } from '../../components/sources/DoubtMark.tsx';
import type { Fact } from '../../content/schema.ts';
import { getEssentialFacts } from '../../content/view-models/essential-facts.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';

type EssentialProps = PageSources & {
  term: string;
  facts: readonly Fact<unknown>[];
  children: ReactNode;
  /** Whether the text comes with the day, and must not move the page: it has room for two lines beside the picture. */
  isLate?: boolean;
  /** Shown below the text. */
  graphic?: ReactNode;
};

function Essential({ term, facts, sourceIds, children, isLate = false, graphic }: EssentialProps) {
  const today = useToday();
  return (
    <div className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="font-[680]">{term}</dt>
      <dd className={isLate ? 'lg:min-h-[2lh]' : ''}>
        {/* Rendered anew with the day, because a citation behind a longer text would move, which is a layout shift. */}
        <Fragment key={isLate ? today : ''}>
          {children}
          <DoubtMark facts={facts} />
          {facts.length > 0 && <Citation facts={facts} sourceIds={sourceIds} />}
        </Fragment>
        {graphic}
      </dd>
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months as a bar, the best months filled. Decorative: the text beside it names the same months. */
const MonthBar = ({ bestMonths }: { bestMonths: readonly number[] }) => (
  <span aria-hidden="true" className="mt-2 grid max-w-96 grid-cols-12 gap-0.5 text-center text-xs font-[680]">
    {MONTHS.map((month) => (
      <span
        key={month}
        className={`exact-colors py-1 ${bestMonths.includes(month) ? 'bg-season text-paper' : 'bg-sunk text-ink-2'}`}
      >
        {capitalize(getMonthName(month)).slice(0, 1)}
      </span>
    ))}
  </span>
);

/** The opening hours of today, unless the access notice or the season closes the location. */
function OpenToday({ details: { notice, openingHours, contacts, facts, essentials } }: { details: LocationDetails }) {
  const today = useToday();
  const { access, text } = useAccess(notice.value);
  const { from } = notice.value;
  if (access === 'closed' && (!from || !today || from <= today)) return text;
  // The prerendered HTML is read on another day than it is built.
  if (today) {
    const closures = facts.seasonalClosures?.map(({ value }) => value);
    const closure = findClosure(closures, today);
    if (closure) return describeClosure(closure);
    if (!facts.possibleMonths.value.includes(Number(today.slice(5, 7))))
      return m.essentialsOutOfSeason({ months: essentials.possibleMonths });
  }
  if (!openingHours)
    return contacts[0]
      ? m.essentialsHoursUnknownAsk({
          ask: (content) => <AskLink>{content}</AskLink>,
          name: contacts[0].value.name,
        })
      : m.essentialsHoursUnknown;
  if (!today)
    return (
      <a href="#opening-hours" className="underline decoration-1 underline-offset-4">
        {m.openingHours}
      </a>
    );
  return m.essentialsToday({ hours: describeWindows(getOpeningWindows(openingHours.value, today)) });
}

/** The five things that matter first: the way, the hours of today, the time to allow, the best months and the fee. */
export function Essentials({ details, sourceIds }: PageSources & { details: LocationDetails }) {
  const { facts, essentials } = details;
  const { way, open, time, months, fee: feeFacts } = getEssentialFacts(details);
  const bestMonths = facts.bestMonths.value;
  return (
    <dl className="max-w-[44rem] self-start print:max-w-none border-b border-rule">
      <Essential term={m.essentialsWay} facts={way} sourceIds={sourceIds}>
        {essentials.way}
      </Essential>
      <Essential term={m.essentialsOpen} facts={open} sourceIds={sourceIds} isLate>
        <OpenToday details={details} />
      </Essential>
      <Essential term={m.essentialsTime} facts={time} sourceIds={sourceIds}>
        {essentials.time}
      </Essential>
      <Essential
        term={m.essentialsMonths}
        facts={months}
        sourceIds={sourceIds}
        graphic={<MonthBar bestMonths={bestMonths} />}
      >
        {essentials.bestMonths}
      </Essential>
      <Essential term={m.essentialsFee} facts={feeFacts} sourceIds={sourceIds}>
        {essentials.fee}
      </Essential>
    </dl>
  );
}
