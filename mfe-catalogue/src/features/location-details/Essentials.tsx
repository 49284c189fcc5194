import { getOpeningWindows } from '@almaty/planner/calendar';
import { describeFee, describeWindows } from '@almaty/planner/messages';
import { useToday } from '@almaty/ui/use-today';
import type { ReactNode } from 'react';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { Fact } from '../../content/schema.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { formatDrive, formatDuration, formatMonths, getQualifier } from '../../lib/format.ts';
import { MonthBar } from './MonthBar.tsx';

type EssentialProps = PageSources & {
  term: string;
  facts: readonly Fact<unknown>[];
  children: ReactNode;
  /** Shown below the text. */
  graphic?: ReactNode;
};

function Essential({ term, facts, sourceIds, children, graphic }: EssentialProps) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-3.5 sm:grid-cols-[10rem_1fr]">
      <dt className="font-[680]">{term}</dt>
      <dd>
        {children}
        {facts.length > 0 && <Citation facts={facts} sourceIds={sourceIds} />}
        {facts.some(({ confidence }) => confidence === 'low') && (
          <span className="block text-note font-[620] text-ink-2">Check before you go</span>
        )}
        {graphic}
      </dd>
    </div>
  );
}

const describeDrive = ({ roadKm, driveHours }: LocationDetails['facts']) =>
  roadKm.value === 0
    ? 'In the centre, at Republic Square'
    : `${roadKm.value} km by road, ${formatDrive(driveHours.value)}${getQualifier(driveHours)}`;

const describeBus = ({ bus }: LocationDetails['facts']) =>
  bus ? `; bus ${bus.value.lines.join(' or ')}, about ${bus.value.minutesFromCentre} minutes` : '';

function OpenToday({ openingHours }: { openingHours: LocationDetails['openingHours'] | undefined }) {
  const today = useToday();
  if (!openingHours) return 'The hours are not known: ask before you go';
  // The prerendered HTML is read on another day than it is built.
  if (!today)
    return (
      <a href="#opening-hours" className="underline decoration-1 underline-offset-4">
        Opening hours
      </a>
    );
  return `Today: ${describeWindows(getOpeningWindows(openingHours.value, today))}`;
}

/** The five things that matter first: the way, the hours of today, the time to allow, the best months and the fee. */
export function Essentials({ details, sourceIds }: PageSources & { details: LocationDetails }) {
  const { facts, openingHours, fee } = details;
  const { roadKm, driveHours, bus, visitMinutes, bestMonths } = facts;
  return (
    <dl className="max-w-[44rem] border-b border-rule">
      <Essential
        term="From the city"
        facts={bus ? [roadKm, driveHours, bus] : [roadKm, driveHours]}
        sourceIds={sourceIds}
      >
        {describeDrive(facts)}
        {describeBus(facts)}
      </Essential>
      <Essential term="Open" facts={openingHours ? [openingHours] : []} sourceIds={sourceIds}>
        <OpenToday openingHours={openingHours} />
      </Essential>
      <Essential term="Allow" facts={[visitMinutes]} sourceIds={sourceIds}>
        {formatDuration(visitMinutes.value)}
      </Essential>
      <Essential
        term="Best months"
        facts={[bestMonths]}
        sourceIds={sourceIds}
        graphic={<MonthBar bestMonths={bestMonths.value} />}
      >
        {formatMonths(bestMonths.value)}
      </Essential>
      <Essential term="Fee" facts={fee ? [fee] : []} sourceIds={sourceIds}>
        {fee ? describeFee(fee.value) : 'Not known'}
      </Essential>
    </dl>
  );
}
