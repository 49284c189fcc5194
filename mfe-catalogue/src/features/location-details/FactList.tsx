import type { ReactNode } from 'react';
import type { Fact, PlaceFacts, RouteFacts } from '../../content/schema.ts';
import { aboutText, driveText, heightText, monthsText } from '../../content/wording.ts';
import { type Citations, Cited } from '../sources/Cited.tsx';
import { YearBar } from './YearBar.tsx';

type RowProps = Citations & {
  term: string;
  facts: readonly (Fact<unknown> | undefined)[];
  children: ReactNode;
  /** Says the same for the eye, below. */
  drawing?: ReactNode;
};

/** One line of the list. What is not sure says so; what is not known has no line. */
function Row({ term, facts, citations, children, drawing }: RowProps) {
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length === 0) return null;
  const unsure = known.some(({ confidence }) => confidence === 'low');
  return (
    <div className="grid gap-x-6 border-t border-rule py-3.5 sm:grid-cols-[10rem_1fr]">
      <dt className="font-[680]">{term}</dt>
      <dd>
        {children}
        <Cited facts={known} citations={citations} />
        {unsure && <span className="block text-note font-[620] text-ink-2">Check before you go</span>}
        {drawing}
      </dd>
    </div>
  );
}

function RouteRows({ route, citations }: Citations & { route: RouteFacts }) {
  const { length, ascent, hours, trailhead } = route;
  return (
    <>
      <Row term="Starts at" facts={[trailhead]} citations={citations}>
        {trailhead.value}
      </Row>
      <Row term="There and back" facts={[length, hours]} citations={citations}>
        {`${length.value} km${aboutText(length)}, ${hours.value}`}
      </Row>
      <Row term="Ascent" facts={[ascent]} citations={citations}>
        {ascent && heightText(ascent.value)}
      </Row>
    </>
  );
}

/** What is known of a place, line by line, each with its sources. */
export function FactList({ facts, citations }: Citations & { facts: PlaceFacts }) {
  const { road, drive, elevation, visit, months, opening, route } = facts;
  const inTheMiddle = road.value === 0;
  return (
    <dl className="max-w-[44rem] border-b border-rule">
      <Row term="From the city" facts={[road, drive]} citations={citations}>
        {inTheMiddle
          ? 'In the middle of it, at Republic Square'
          : `${road.value} km by road, ${driveText(drive.value)}${aboutText(drive)}`}
      </Row>
      <Row term="Height" facts={[elevation]} citations={citations}>
        {elevation && `${heightText(elevation.value)} above the sea`}
      </Row>
      <Row term="Allow" facts={[visit]} citations={citations}>
        {visit.value}
      </Row>
      {route && <RouteRows route={route} citations={citations} />}
      <Row term="Best months" facts={[months]} citations={citations} drawing={<YearBar months={months.value} />}>
        {monthsText(months.value)}
      </Row>
      <Row term="Before you go" facts={[opening]} citations={citations}>
        {opening.value}
      </Row>
    </dl>
  );
}
