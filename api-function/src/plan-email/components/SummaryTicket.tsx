import type { TripCosts } from '@almaty/planner/costs';
import { english, keepUnits, type PlanNames } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { DescribedDay } from '../describe-day.ts';
import { CHANGE_PREFERENCES, createChangeLink } from '../phrases.ts';
import { PlanLink } from './PlanLink.tsx';
import { styles } from './styles.ts';
import { Table } from './Table.tsx';

const shortDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `Sat 12 Jun`; some versions of the formatter write a comma. */
const formatShortDate = (date: string) => shortDate.format(new Date(date)).replace(',', '');

/** What is visited; of a day with drives only, its first one. */
const describeContent = ({ stops, rows }: DescribedDay) => stops.join(', ') || (rows[0]?.title ?? english.day.empty);

const DayLine = ({ day }: { day: DescribedDay }) => (
  <tr style={styles.top}>
    <td width="104" style={{ ...styles.kraft, ...styles.body, padding: '8px 8px 8px 0' }}>
      <b>{formatShortDate(day.date)}</b>
      {day.hours && <div style={{ fontSize: 14, lineHeight: '20px' }}>{day.hours}</div>}
    </td>
    <td style={{ ...styles.kraft, ...styles.body, padding: '8px 0' }}>{describeContent(day)}</td>
  </tr>
);

const LINE = { ...styles.body, margin: 0 };

type SummaryTicketProps = {
  plan: Plan;
  costs: TripCosts;
  names: PlanNames;
  days: readonly DescribedDay[];
  planLink: string;
};

/** The dates, the totals, the known costs, the link to the plan, and a line for each day that is given. */
export function SummaryTicket({ plan, costs, names, days, planLink }: SummaryTicketProps) {
  const { summary, day, values } = english;
  const preferences = summary.preferences(plan.preferences, names);
  const lines = [
    day.totals(plan.totals).map(keepUnits).join('. '),
    keepUnits(english.costs.headline(costs)),
    ...summary.quality(plan),
  ].filter((line) => line !== '');
  return (
    <>
      <tr>
        <td className="pad" style={{ ...styles.kraft, padding: '26px 24px 24px' }}>
          <Text style={LINE}>{summary.title}</Text>
          <Heading className="title" style={styles.title}>
            {values.dateRange(plan.start_date, plan.end_date)}
          </Heading>
          {preferences.map((line) => (
            <Text key={line} style={LINE}>
              {line}
            </Text>
          ))}
          <Text style={{ ...LINE, paddingBottom: 14 }}>
            <Link href={createChangeLink(planLink)} style={styles.ticketLink}>
              {CHANGE_PREFERENCES}
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
          <PlanLink href={planLink} />
        </td>
      </tr>
      {days.length > 0 && (
        <tr>
          <td className="pad" style={{ ...styles.kraft, borderTop: '2px dotted #8c7a50', padding: '8px 24px 16px' }}>
            <Table>
              {days.map((day) => (
                <DayLine key={day.date} day={day} />
              ))}
            </Table>
          </td>
        </tr>
      )}
    </>
  );
}
