import { describeOpeningRule, describeYearSpan, formatFee, formatTenge } from '@almaty/planner/messages';
import type { LocationDetails, RelatedLocation } from '../../content/view-models/location-details.ts';
import {
  formatDrive,
  formatDuration,
  formatElevation,
  formatMonths,
  formatTengeRange,
  getQualifier,
} from '../../lib/format.ts';
import type { DetailRow } from './detail-row.ts';
import { describeAscent, describeOvernight } from './effort-texts.ts';

/** A part of the page behind a heading. */
export type DetailSection = {
  id: string;
  title: string;
  rows: readonly DetailRow[];
  links?: readonly { title: string; locations: readonly RelatedLocation[] }[];
};

const row = (text: string, fact: DetailRow['facts'][number], term?: string): DetailRow => ({
  text,
  facts: [fact],
  ...(term && { term }),
});

/** Each way to get there, the ones without a car first. */
function createTransportRows({ facts }: LocationDetails): DetailRow[] {
  const { transport, bus, taxiTenge, roadKm, driveHours, route } = facts;
  const has = (kind: (typeof transport.value)[number]) => transport.value.includes(kind);
  const drive = `${roadKm.value} km by road, ${formatDrive(driveHours.value)}${getQualifier(driveHours)}`;
  const rows: DetailRow[] = [];
  if (has('walk')) rows.push(row('From the centre it is a walk.', transport, 'On foot'));
  if (bus) {
    const { lines, stop, minutesFromCentre, walkFromStopMinutes } = bus.value;
    rows.push(
      row(
        `${lines.length > 1 ? 'Lines' : 'Line'} ${lines.join(' or ')} to “${stop}”: about ${minutesFromCentre} minutes from the centre, then ${walkFromStopMinutes} minutes on foot.`,
        bus,
        'By bus',
      ),
    );
  } else if (has('bus')) rows.push(row('City buses go there; which line was not checked.', transport, 'By bus'));
  if (has('train')) rows.push(row('A night train goes there from Almaty.', transport, 'By train'));
  if (has('plane')) rows.push(row('There are flights from Almaty.', transport, 'By plane'));
  if (has('taxi'))
    rows.push(
      taxiTenge
        ? row(`${formatTengeRange(taxiTenge.value)}${getQualifier(taxiTenge)}`, taxiTenge, 'By taxi')
        : row('Order it by app; the price was not checked.', transport, 'By taxi'),
    );
  if (has('own-car')) rows.push({ term: 'By car', text: drive, facts: [roadKm, driveHours] });
  if (has('4x4'))
    rows.push({
      term: 'By 4x4',
      text: has('own-car') ? 'Better than an ordinary car.' : `Only a 4x4 gets there: ${drive}.`,
      facts: has('own-car') ? [transport] : [transport, roadKm, driveHours],
    });
  if (has('tour')) rows.push(row('Almaty agencies sell tours.', transport, 'With a tour'));
  if (route) rows.push(row(route.trailhead.value, route.trailhead, 'Starts at'));
  return rows;
}

function createOpeningRows({ openingHours }: LocationDetails): DetailRow[] {
  if (!openingHours) return [];
  const { rules, lastEntryMinutes, note } = openingHours.value;
  return [
    ...rules.map((rule) => row(describeOpeningRule(rule), openingHours)),
    ...(lastEntryMinutes ? [row(`Last entry ${lastEntryMinutes} minutes before closing.`, openingHours)] : []),
    ...(note ? [row(note, openingHours)] : []),
  ];
}

function createCostRows({ fee, facts: { permit, carryPassport } }: LocationDetails): DetailRow[] {
  return [
    ...(fee
      ? [
          row(formatFee(fee.value.adultTenge, fee.value.per), fee, 'An adult'),
          ...(fee.value.carTenge ? [row(formatTenge(fee.value.carTenge), fee, 'A car')] : []),
          ...(fee.value.note ? [row(fee.value.note, fee)] : []),
        ]
      : []),
    ...(permit ? [row(`${permit.value.what}: ${permit.value.where}.`, permit, 'Permit')] : []),
    ...(carryPassport.value ? [row('Carry the original: posts may ask for it.', carryPassport, 'Passport')] : []),
  ];
}

function createEffortRows({ facts }: LocationDetails): DetailRow[] {
  const { elevationMetres, walkKm, strenuousness, highestPointMetres, variants } = facts;
  return [
    ...(elevationMetres
      ? [row(`${formatElevation(elevationMetres.value)} above sea level`, elevationMetres, 'Height')]
      : []),
    ...(walkKm ? [row(`${walkKm.value} km${getQualifier(walkKm)}`, walkKm, 'There and back')] : []),
    ...describeAscent(facts),
    ...(highestPointMetres
      ? [row(formatElevation(highestPointMetres.value), highestPointMetres, 'Highest point')]
      : []),
    ...(strenuousness.value > 0
      ? [row(['', 'Light', 'Demanding', 'Very hard'][strenuousness.value] ?? '', strenuousness, 'Effort')]
      : []),
    ...(variants?.value ?? []).map(({ name, minutes }) => ({
      text: `${name}: ${formatDuration({ min: minutes, max: minutes })}`,
      facts: variants ? [variants] : [],
    })),
  ];
}

function createSafetyRows({
  facts: { seasonalClosures = [], safety, daylightOnly, guideAdvised },
}: LocationDetails): DetailRow[] {
  return [
    ...seasonalClosures.map((closure) => {
      const { from, to, kind, what } = closure.value;
      const span = describeYearSpan(from, to);
      return row(kind === 'closure' ? `Usually closed from ${span}: ${what}.` : `From ${span}: ${what}.`, closure);
    }),
    ...safety.map((fact) => row(fact.value, fact)),
    ...(guideAdvised.value ? [row('Take a guide.', guideAdvised)] : []),
    ...(daylightOnly.value ? [row('Be back before sunset.', daylightOnly)] : []),
  ];
}

/** What is worth knowing of the access to an open location; the other notices stand above the fold. */
function createOpenAccessRows({ notice }: LocationDetails): DetailRow[] {
  const { state, reason, ask } = notice.value;
  const text = [reason, ask].filter(Boolean).join(' ');
  return state === 'open' && text ? [row(text, notice)] : [];
}

/** The emergency number is not a fact of one location: the trip tips give its source. */
const EMERGENCY_ROW: DetailRow = { term: 'Emergency', text: 'Call 112.', facts: [] };

/** Everything that is known of a location beside the five things that matter first, grouped; groups without content are left out. */
export function createDetailSections(details: LocationDetails): DetailSection[] {
  const { facts, combinesWith, combinesOnTrip, overlapsWith } = details;
  const safetyRows = createSafetyRows(details);
  const sections: DetailSection[] = [
    { id: 'getting-there', title: 'Getting there', rows: createTransportRows(details) },
    { id: 'opening-hours', title: 'Opening hours', rows: createOpeningRows(details) },
    { id: 'fees', title: 'Fees and papers', rows: createCostRows(details) },
    { id: 'effort', title: 'Height and effort', rows: createEffortRows(details) },
    { id: 'safety', title: 'Safety', rows: safetyRows.length > 0 ? [...safetyRows, EMERGENCY_ROW] : [] },
    {
      id: 'good-to-know',
      title: 'Good to know',
      rows: [...createOpenAccessRows(details), ...facts.goodToKnow.map((fact) => row(fact.value, fact))],
    },
    {
      id: 'activities',
      title: 'What to do here',
      rows: details.activities.map(({ name, months, bring }) => ({
        term: name,
        text: `${formatMonths(months.value)}. Bring ${bring.value.join(', ')}.`,
        facts: [months, bring],
      })),
    },
    { id: 'sleep', title: 'Where to sleep', rows: describeOvernight(details) },
    { id: 'food', title: 'Food near by', rows: (facts.food ?? []).map((fact) => row(fact.value, fact)) },
    {
      id: 'combine',
      title: 'Goes well with',
      rows: [],
      links: [
        { title: 'On the same day', locations: combinesWith },
        { title: 'On the same trip', locations: combinesOnTrip },
        { title: 'The same way or spot: visit one of them', locations: overlapsWith },
      ].filter(({ locations }) => locations.length > 0),
    },
  ];
  return sections.filter(({ rows, links = [] }) => rows.length > 0 || links.length > 0);
}
