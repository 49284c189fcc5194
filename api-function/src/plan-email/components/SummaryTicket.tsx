import type { TripCosts } from '@almaty/planner/costs';
import { keepUnits, type PlanNames } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { styles } from '../../email/document/styles.ts';
import { Table } from '../../email/document/Table.tsx';
import type { Messages } from '../../language/messages.ts';
import { formatShortDate } from '../../language/values.ts';
import type { DescribedDay } from '../describe-day.ts';
import { createChangeLink } from '../phrases.ts';
import { PlanLink } from './PlanLink.tsx';

/** What is visited; of a day with drives only, its first one. */
const describeContent = ({ stops, rows }: DescribedDay, m: Messages) =>
  stops.join(', ') || (rows[0]?.title ?? m.plan.day.empty);

const DayLine = ({ day, m }: { day: DescribedDay; m: Messages }) => (
  <tr style={styles.top}>
    <td width="104" style={{ ...styles.kraft, ...styles.body, padding: '8px 16px 8px 0' }}>
      <b style={{ whiteSpace: 'nowrap' }}>{formatShortDate(day.date, m)}</b>
      {day.hours && <div style={{ fontSize: 14, lineHeight: '20px' }}>{m.hours(day.hours)}</div>}
    </td>
    <td style={{ ...styles.kraft, ...styles.body, padding: '8px 0' }}>{describeContent(day, m)}</td>
  </tr>
);

/** Keeps a line from beginning with a dash, and from breaking a range. */
const keepDashes = (text: string) => text.replaceAll(' —', '\u00A0—').replaceAll('–', '\u2060–\u2060');

const LINE = { ...styles.body, margin: 0 };

type SummaryTicketProps = {
  plan: Plan;
  costs: TripCosts;
  names: PlanNames;
  days: readonly DescribedDay[];
  planLink: string;
  m: Messages;
};

/** The dates, the totals, the known costs, the link to the plan, and a line for each day that is given. */
export function SummaryTicket({ plan, costs, names, days, planLink, m }: SummaryTicketProps) {
  const { summary, day, values } = m.plan;
  const preferences = summary.preferences(plan.preferences, names);
  const lines = [
    day.totals(plan.totals).map(keepUnits).join('. '),
    keepUnits(m.plan.costs.headline(costs)),
    ...summary.quality(plan),
  ].filter((line) => line !== '');
  return (
    <>
      <tr>
        <td className="pad" style={{ ...styles.kraft, padding: '26px 24px 24px' }}>
          <Text style={LINE}>{summary.title}</Text>
          <Heading className="title" style={styles.title}>
            {keepDashes(values.dateRange(plan.start_date, plan.end_date))}
          </Heading>
          {preferences.map((line) => (
            <Text key={line} style={LINE}>
              {line}
            </Text>
          ))}
          <Text style={{ ...LINE, paddingBottom: 14 }}>
            <Link href={createChangeLink(planLink)} style={styles.ticketLink}>
              {m.changePreferences}
            </Link>
          </Text>
          {lines.map((line) => (
            <Text key={line} style={LINE}>
              {line}
            </Text>
          ))}
          <Text style={{ ...LINE, fontWeight: 700, color: '#a3261c', paddingBottom: 14 }}>
            {summary.reference(plan)}
          </Text>
          <PlanLink href={planLink} m={m} />
        </td>
      </tr>
      {days.length > 0 && (
        <tr>
          <td className="pad" style={{ ...styles.kraft, borderTop: '2px dotted #8c7a50', padding: '8px 24px 16px' }}>
            <Table>
              {days.map((day) => (
                <DayLine key={day.date} day={day} m={m} />
              ))}
            </Table>
          </td>
        </tr>
      )}
    </>
  );
}
