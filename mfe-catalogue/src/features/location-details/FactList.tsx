import type { ReactNode } from 'react';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { Fact, LocationFacts, RouteFacts } from '../../content/schema.ts';
import { formatDrive, formatElevation, formatMonths, getQualifier } from '../../lib/format.ts';
import { MonthBar } from './MonthBar.tsx';

type RowProps = PageSources & {
  term: string;
  /** The facts that the row shows; unknown ones are undefined. */
  facts: readonly (Fact<unknown> | undefined)[];
  children: ReactNode;
  /** Shown below the text. */
  graphic?: ReactNode;
};

/** A row of the list, with a warning if a fact is of low confidence. No row if all facts are unknown. */
function Row({ term, facts, sourceIds, children, graphic }: RowProps) {
  const knownFacts = facts.filter((fact) => fact !== undefined);
  if (knownFacts.length === 0) return null;
  const isDoubtful = knownFacts.some(({ confidence }) => confidence === 'low');
  return (
    <div className="grid gap-x-6 border-t border-rule py-3.5 sm:grid-cols-[10rem_1fr]">
      <dt className="font-[680]">{term}</dt>
      <dd>
        {children}
        <Citation facts={knownFacts} sourceIds={sourceIds} />
        {isDoubtful && <span className="block text-note font-[620] text-ink-2">Check before you go</span>}
        {graphic}
      </dd>
    </div>
  );
}

function RouteRows({ route, sourceIds }: PageSources & { route: RouteFacts }) {
  const { lengthKm, ascentMetres, duration, trailhead } = route;
  return (
    <>
      <Row term="Starts at" facts={[trailhead]} sourceIds={sourceIds}>
        {trailhead.value}
      </Row>
      <Row term="There and back" facts={[lengthKm, duration]} sourceIds={sourceIds}>
        {`${lengthKm.value} km${getQualifier(lengthKm)}, ${duration.value}`}
      </Row>
      <Row term="Ascent" facts={[ascentMetres]} sourceIds={sourceIds}>
        {ascentMetres && formatElevation(ascentMetres.value)}
      </Row>
    </>
  );
}

/** The facts of a location, row by row, each with its sources. */
export function FactList({ facts, sourceIds }: PageSources & { facts: LocationFacts }) {
  const { roadKm, driveHours, elevationMetres, visitDuration, bestMonths, visitorNotes, route } = facts;
  const isCentre = roadKm.value === 0;
  return (
    <dl className="max-w-[44rem] border-b border-rule">
      <Row term="From the city" facts={[roadKm, driveHours]} sourceIds={sourceIds}>
        {isCentre
          ? 'In the centre, at Republic Square'
          : `${roadKm.value} km by road, ${formatDrive(driveHours.value)}${getQualifier(driveHours)}`}
      </Row>
      <Row term="Height" facts={[elevationMetres]} sourceIds={sourceIds}>
        {elevationMetres && `${formatElevation(elevationMetres.value)} above sea level`}
      </Row>
      <Row term="Allow" facts={[visitDuration]} sourceIds={sourceIds}>
        {visitDuration.value}
      </Row>
      {route && <RouteRows route={route} sourceIds={sourceIds} />}
      <Row
        term="Best months"
        facts={[bestMonths]}
        sourceIds={sourceIds}
        graphic={<MonthBar bestMonths={bestMonths.value} />}
      >
        {formatMonths(bestMonths.value)}
      </Row>
      <Row term="Before you go" facts={[visitorNotes]} sourceIds={sourceIds}>
        {visitorNotes.value}
      </Row>
    </dl>
  );
}
