import { describeOpeningRule, describeYearSpan, formatFee, formatTenge } from '@almaty/planner/messages';
import { formatDrive, formatDuration, formatElevation, formatTengeRange, getQualifier } from '../../lib/format.ts';
import { formatMonths } from '../../lib/format-months.ts';
import type { CatalogueLocation } from '../schema.ts';
import { createContactRow } from './contact-row.ts';
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

/** Each way to get there, the ones without a car first. */
function createTransportRows({ facts }: DescribedDetails): DetailRow[] {
  const { transport, bus, taxiTenge, roadKm, driveHours, route } = facts;
  const has = (kind: (typeof transport.value)[number]) => transport.value.includes(kind);
  const drive = `${roadKm.value} km by road, ${formatDrive(driveHours.value)}${getQualifier(driveHours)}`;
  const rows: DetailRow[] = [];
  // Distances are from Republic Square, so nobody drives there from it.
  const isOrigin = roadKm.value === 0;
  if (has('walk')) rows.push(row('From the centre it is a walk.', transport, 'On foot'));
  if (bus) {
    const { lines, stop, minutesFromCentre, walkFromStopMinutes } = bus.value;
    rows.push(
      row(
        `${lines.length > 1 ? 'Lines' : 'Line'} ${lines.join(' or ')} to “${stop}”: about ${minutesFromCentre} minutes from the centre, then ${walkFromStopMinutes} minutes on foot${getQualifier(bus)}.`,
        bus,
        'By bus',
      ),
    );
  }
  if (has('train')) rows.push(row('A night train goes there from Almaty.', transport, 'By train'));
  if (has('plane')) rows.push(row('There are flights from Almaty.', transport, 'By plane'));
  if (taxiTenge) rows.push(row(`${formatTengeRange(taxiTenge.value)}${getQualifier(taxiTenge)}`, taxiTenge, 'By taxi'));
  else if (has('taxi') && roadKm.value >= LONG_TAXI_KM)
    rows.push(row('Agree on a price for the whole day with a driver; few cars wait there.', transport, 'By taxi'));
  if (has('own-car') && !isOrigin) rows.push({ term: 'By car', text: drive, facts: [roadKm, driveHours] });
  if (has('4x4'))
    rows.push({
      term: 'By 4x4',
      text: has('own-car') ? 'Better than an ordinary car.' : `Only a 4x4 gets all the way: ${drive}.`,
      facts: has('own-car') ? [transport] : [transport, roadKm, driveHours],
    });
  if (has('tour')) rows.push(row('Almaty agencies sell tours.', transport, 'With a tour'));
  if (route) rows.push(row(route.trailhead.value, route.trailhead, 'Starts at'));
  return rows;
}

function createOpeningRows({ openingHours }: DescribedDetails): DetailRow[] {
  if (!openingHours) return [];
  const { rules, lastEntryMinutes, note } = openingHours.value;
  return citeOnce([
    ...rules.map((rule) => row(describeOpeningRule(rule), openingHours)),
    ...(lastEntryMinutes ? [row(`Last entry ${lastEntryMinutes} minutes before closing.`, openingHours)] : []),
    ...(note ? [row(note, openingHours)] : []),
  ]);
}

function createCostRows({ fee, facts: { permit, carryPassport, atThePost } }: DescribedDetails): DetailRow[] {
  return [
    ...(fee
      ? citeOnce([
          row(formatFee(fee.value.adultTenge, fee.value.per), fee, 'An adult'),
          ...(fee.value.carTenge ? [row(formatTenge(fee.value.carTenge), fee, 'A car')] : []),
          ...(fee.value.note ? [row(fee.value.note, fee)] : []),
        ])
      : []),
    ...atThePost.map((fact) => row(fact.value, fact)),
    ...(permit ? [row(`${permit.value.what}. Where: ${permit.value.where}.`, permit, 'Permit')] : []),
    ...(carryPassport.value ? [row('Carry the original: posts may ask for it.', carryPassport, 'Passport')] : []),
  ];
}

/** Heights, lengths and effort; for a stroll in the city only the ways to spend the visit. */
function createEffortRows({ category, difficulty }: CatalogueLocation, { facts }: DescribedDetails): DetailRow[] {
  const { elevationMetres, walkKm, strenuousness, highestPointMetres, variants } = facts;
  const variantRows = (variants?.value ?? []).map(({ name, minutes }) => ({
    // From a day on, the name says how long it takes.
    text: minutes < LONG_VISIT_MINUTES ? `${name}: ${formatDuration({ min: minutes, max: minutes })}` : name,
    facts: variants ? [variants] : [],
  }));
  if (category === 'City Experience' && strenuousness.value === 0) return variantRows;
  return [
    ...(elevationMetres
      ? [row(`${formatElevation(elevationMetres.value)} above sea level`, elevationMetres, 'Height')]
      : []),
    ...(walkKm ? [row(`${walkKm.value} km${getQualifier(walkKm)}`, walkKm, 'There and back')] : []),
    ...describeAscent(facts),
    ...(highestPointMetres
      ? [row(formatElevation(highestPointMetres.value), highestPointMetres, 'Highest point')]
      : []),
    // The badge of a route says how hard it is, on another scale.
    ...(strenuousness.value > 0 && !difficulty
      ? [row(['', 'Light', 'Demanding', 'Very hard'][strenuousness.value] ?? '', strenuousness, 'Effort')]
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
      .map((risk) => row(`From ${describeYearSpan(risk.value.from, risk.value.to)}: ${risk.value.what}.`, risk)),
    ...safety.map((fact) => row(fact.value, fact)),
    ...(guideAdvised.value ? [row('Take a guide.', guideAdvised)] : []),
    ...(daylightOnly.value && isLongWalk ? [row('Be back before sunset.', daylightOnly)] : []),
  ];
}

/** What is worth knowing of the access to an open location; the other notices stand above the fold. */
function createOpenAccessRows({ notice, contacts }: DescribedDetails): DetailRow[] {
  const { state, reason, ask } = notice.value;
  const text = [reason, ask].filter(Boolean).join(' ');
  return state === 'open' && text ? [{ ...row(text, notice), isAsking: ask !== undefined && contacts.length > 0 }] : [];
}

const NOBODY_ROW: DetailRow = { text: 'We found nobody to ask: no telephone, no site, no office.', facts: [] };

/** The emergency number is not a fact of one location: the trip tips give its source. */
const EMERGENCY_ROW: DetailRow = { term: 'Emergency', text: 'Call 112.', facts: [] };

/** Everything that is known of a location beside the five things that matter first, grouped; groups without content are left out. */
export function createDetailSections(location: CatalogueLocation, details: DescribedDetails): DetailSection[] {
  const { facts, combinesWith, combinesOnTrip, overlapsWith } = details;
  const safetyRows = createSafetyRows(details);
  const sections: DetailSection[] = [
    { id: 'getting-there', title: 'Getting there', rows: createTransportRows(details) },
    { id: 'opening-hours', title: 'Opening hours', rows: createOpeningRows(details) },
    {
      id: 'ask',
      title: 'Ask',
      rows: details.contacts.length > 0 ? details.contacts.map((fact) => createContactRow(fact)) : [NOBODY_ROW],
    },
    { id: 'fees', title: 'Fees and papers', rows: createCostRows(details) },
    { id: 'effort', title: 'Height and effort', rows: createEffortRows(location, details) },
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
    { id: 'food', title: 'Food nearby', rows: (facts.food ?? []).map((fact) => row(fact.value, fact)) },
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
