import { formatYearDay } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import { describeOpeningRule, formatFee, formatTenge } from '@almaty/planner/messages';
import * as m from '#messages';
import { addAbout, formatDuration, formatElevation, formatTengeRange } from '../../lib/format.ts';
import { formatMonths } from '../../lib/format-months.ts';
import { listAny } from '../../lib/lists.ts';
import type { CatalogueLocation } from '../schema.ts';
import { createContactRow } from './contact-row.ts';
import { describeRoad } from './describe-road.ts';
import type { DescribedDetails, RelatedLocation } from './described-details.ts';
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

/** Lines of one fact, which cite it and mark its doubt in the first line only. */
const citeOnce = ([first, ...others]: readonly DetailRow[]): DetailRow[] =>
  first ? [first, ...others.map((other) => ({ ...other, facts: [] }))] : [];

/** A visit that takes more than a waking day, in minutes. */
const LONG_VISIT_MINUTES = 16 * 60;
/** A drive after which a visitor does not find a taxi back, in kilometres. */
const LONG_TAXI_KM = 35;
/** A walk on which dusk is a danger, in kilometres there and back. */
const LONG_WALK_KM = 3;

function describeBus({ value, about }: NonNullable<DescribedDetails['facts']['bus']>): string {
  const { lines, stop, minutesFromCentre, walkFromStopMinutes } = value;
  return m.transportBus({
    count: lines.length,
    lines: listAny(lines),
    stop,
    minutes: minutesFromCentre,
    walk: walkFromStopMinutes,
    about: about ? 'some' : 'none',
    text: about ?? '',
  });
}

/** Each way to get there, the ones without a car first. */
function createTransportRows({ facts }: DescribedDetails): DetailRow[] {
  const { transport, bus, taxiTenge, roadKm, driveHours, route } = facts;
  const has = (kind: (typeof transport.value)[number]) => transport.value.includes(kind);
  const drive = describeRoad(facts);
  const rows: DetailRow[] = [];
  // Distances are from Republic Square, so nobody drives there from it.
  const isOrigin = roadKm.value === 0;
  if (has('walk')) rows.push(row(m.transportWalk, transport, m.transportOnFoot));
  if (bus) rows.push(row(describeBus(bus), bus, m.transportByBus));
  if (has('train')) rows.push(row(m.transportTrain, transport, m.transportByTrain));
  if (has('plane')) rows.push(row(m.transportPlane, transport, m.transportByPlane));
  if (taxiTenge) rows.push(row(addAbout(formatTengeRange(taxiTenge.value), taxiTenge), taxiTenge, m.transportByTaxi));
  else if (has('taxi') && roadKm.value >= LONG_TAXI_KM) rows.push(row(m.transportTaxi, transport, m.transportByTaxi));
  if (has('own-car') && !isOrigin) rows.push({ term: m.transportByCar, text: drive, facts: [roadKm, driveHours] });
  if (has('4x4'))
    rows.push({
      term: m.transportByJeep,
      text: has('own-car') ? m.transportJeepBetter : m.transportJeepOnly({ drive }),
      facts: has('own-car') ? [transport] : [transport, roadKm, driveHours],
    });
  if (has('tour')) rows.push(row(m.transportTour, transport, m.transportWithTour));
  if (route) rows.push(row(route.trailhead.value, route.trailhead, m.transportStartsAt));
  return rows;
}

function createOpeningRows({ openingHours }: DescribedDetails): DetailRow[] {
  if (!openingHours) return [];
  const { rules, lastEntryMinutes, note } = openingHours.value;
  return citeOnce([
    ...rules.map((rule) => row(describeOpeningRule(rule), openingHours)),
    ...(lastEntryMinutes ? [row(m.hoursLastEntry({ minutes: lastEntryMinutes }), openingHours)] : []),
    ...(note ? [row(note, openingHours)] : []),
  ]);
}

function createCostRows({ fee, facts: { permit, carryPassport, atThePost } }: DescribedDetails): DetailRow[] {
  return [
    ...(fee
      ? citeOnce([
          row(formatFee(fee.value.adultTenge, fee.value.per), fee, m.feesAdult),
          ...(fee.value.carTenge ? [row(formatTenge(fee.value.carTenge), fee, m.feesCar)] : []),
          ...(fee.value.note ? [row(fee.value.note, fee)] : []),
        ])
      : []),
    ...atThePost.map((fact) => row(fact.value, fact)),
    ...(permit ? [row(m.feesPermitWhere(permit.value), permit, m.feesPermit)] : []),
    ...(carryPassport.value ? [row(m.feesCarryPassport, carryPassport, m.feesPassport)] : []),
  ];
}

/** Heights, lengths and effort; for a stroll in the city only the ways to spend the visit. */
function createEffortRows({ category, difficulty }: CatalogueLocation, { facts }: DescribedDetails): DetailRow[] {
  const { elevationMetres, walkKm, strenuousness, highestPointMetres, variants } = facts;
  const variantRows = (variants?.value ?? []).map(({ name, minutes }) => ({
    // From a day on, the name says how long it takes.
    text:
      minutes < LONG_VISIT_MINUTES
        ? m.effortVariant({ name, duration: formatDuration({ min: minutes, max: minutes }) })
        : name,
    facts: variants ? [variants] : [],
  }));
  if (category === 'City Experience' && strenuousness.value === 0) return variantRows;
  return [
    ...(elevationMetres
      ? [row(m.effortAboveSea({ height: formatElevation(elevationMetres.value) }), elevationMetres, m.effortHeight)]
      : []),
    ...(walkKm ? [row(addAbout(m.formatKm({ km: walkKm.value }), walkKm), walkKm, m.effortWalk)] : []),
    ...describeAscent(facts),
    ...(highestPointMetres
      ? [row(formatElevation(highestPointMetres.value), highestPointMetres, m.effortHighest)]
      : []),
    // The badge of a route says how hard it is, on another scale.
    ...(strenuousness.value > 0 && !difficulty
      ? [row(m.effortLevel({ level: String(strenuousness.value) }), strenuousness, m.effortName)]
      : []),
    ...variantRows,
  ];
}

function createSafetyRows({ facts }: DescribedDetails): DetailRow[] {
  const { seasonalClosures = [], safety, daylightOnly, guideAdvised, walkKm } = facts;
  const isLongWalk = walkKm !== undefined && walkKm.value >= LONG_WALK_KM;
  return [
    // Closures stand above the facts already.
    ...seasonalClosures
      .filter(({ value }) => value.kind === 'risk')
      .map((risk) => {
        const { from, to, what } = risk.value;
        return row(m.safetyRisk({ from: formatYearDay(from), to: formatYearDay(to), what }), risk);
      }),
    ...safety.map((fact) => row(fact.value, fact)),
    ...(guideAdvised.value ? [row(m.safetyGuide, guideAdvised)] : []),
    ...(daylightOnly.value && isLongWalk ? [row(m.safetySunset, daylightOnly)] : []),
  ];
}

/** What is worth knowing of the access to an open location; the other notices stand above the fold. */
function createOpenAccessRows({ notice, contacts }: DescribedDetails): DetailRow[] {
  const { state, reason, ask } = notice.value;
  const text = [reason, ask].filter(Boolean).join(' ');
  return state === 'open' && text ? [{ ...row(text, notice), isAsking: ask !== undefined && contacts.length > 0 }] : [];
}

const NOBODY_ROW: DetailRow = { text: m.contactsNobody, facts: [] };

/** The emergency number is not a fact of one location: the trip tips give its source. */
const EMERGENCY_ROW: DetailRow = { term: m.safetyEmergency, text: m.safetyCall, facts: [] };

/** Everything that is known of a location beside the five things that matter first, grouped; groups without content are left out. */
export function createDetailSections(location: CatalogueLocation, details: DescribedDetails): DetailSection[] {
  const { facts, combinesWith, combinesOnTrip, overlapsWith } = details;
  const safetyRows = createSafetyRows(details);
  const sections: DetailSection[] = [
    { id: 'getting-there', title: m.transportTitle, rows: createTransportRows(details) },
    { id: 'opening-hours', title: m.openingHours, rows: createOpeningRows(details) },
    {
      id: 'ask',
      title: m.contactsTitle,
      rows: details.contacts.length > 0 ? details.contacts.map((fact) => createContactRow(fact)) : [NOBODY_ROW],
    },
    { id: 'fees', title: m.feesTitle, rows: createCostRows(details) },
    { id: 'effort', title: m.effortTitle, rows: createEffortRows(location, details) },
    { id: 'safety', title: m.safetyTitle, rows: safetyRows.length > 0 ? [...safetyRows, EMERGENCY_ROW] : [] },
    {
      id: 'good-to-know',
      title: m.goodToKnowTitle,
      rows: [...createOpenAccessRows(details), ...facts.goodToKnow.map((fact) => row(fact.value, fact))],
    },
    {
      id: 'activities',
      title: m.todoTitle,
      rows: details.activities.map(({ name, months, bring }) => ({
        term: name,
        text: m.todoRow({
          months: capitalize(formatMonths(months.value)),
          things: bring.value.join(', '),
        }),
        facts: [months, bring],
      })),
    },
    { id: 'sleep', title: m.sleepTitle, rows: describeOvernight(details) },
    { id: 'food', title: m.foodTitle, rows: (facts.food ?? []).map((fact) => row(fact.value, fact)) },
    {
      id: 'combine',
      title: m.combineTitle,
      rows: [],
      links: [
        { title: m.combineSameDay, locations: combinesWith },
        { title: m.combineSameTrip, locations: combinesOnTrip },
        { title: m.combineOverlap, locations: overlapsWith },
      ].filter(({ locations }) => locations.length > 0),
    },
  ];
  return sections.filter(({ rows, links = [] }) => rows.length > 0 || links.length > 0);
}
