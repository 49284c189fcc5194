import { estimateCosts, type TripCosts } from '@almaty/planner/costs';
import {
  describeBookAhead,
  describeReason,
  describeUnknownCost,
  getItemName,
  keepUnits,
  type PlanMessages,
  type PlanNames,
} from '@almaty/planner/messages';
import type { Plan, PlanningData } from '@almaty/planner/schema';
import { Text } from '@react-email/text';
import { EmailFrame } from '../../email/document/EmailFrame.tsx';
import { DAY_TONES, styles } from '../../email/document/styles.ts';
import type { Messages } from '../../language/messages.ts';
import type { DescribedDay } from '../describe-day.ts';
import type { SourceEntry } from '../list-sources.ts';
import { createSubject } from '../phrases.ts';
import { Footer, Lines, Part } from './closing-sections.tsx';
import { DaySection } from './DaySection.tsx';
import { Changes, Note, Shortened } from './opening-sections.tsx';
import { PlanLink } from './PlanLink.tsx';
import { ShortDay } from './ShortDay.tsx';
import { SummaryTicket } from './SummaryTicket.tsx';
import { type ShownPicture, TripPicture } from './TripPicture.tsx';

export type PlanEmailProps = {
  plan: Plan;
  /** What the plan was made from, for its costs. */
  data: PlanningData;
  names: PlanNames;
  /** Their cautions and reasons end with the marks of the entries. */
  messages: PlanMessages;
  m: Messages;
  days: readonly DescribedDay[];
  entries: readonly SourceEntry[];
  /** What the provider wrote; empty without a note. */
  note: string;
  /** What changed since an earlier plan; null for the first one. */
  changes: { previous: Plan; sentences: readonly string[] } | null;
  planLink: string;
  deletionLink: string;
  /** The map of the trip, which comes with the email; null without one. */
  picture: ShownPicture | null;
  /** Whether the days have their stops only, because the email would be too large. */
  isShort: boolean;
};

/** What did not fit, what to book and to bring, and what the sum of costs lacks; parts without content are left out. */
function Parts({ plan, costs, names, messages, m, planLink }: PlanEmailProps & { costs: TripCosts }) {
  const { headings } = messages;
  return (
    <>
      {plan.unscheduled.length > 0 && (
        <Part heading={headings.unscheduled}>
          <Lines
            lines={plan.unscheduled.map(({ kind, id, title, reason }) => (
              <>
                <b>{title ?? getItemName(names, kind, id)}:</b> {keepUnits(describeReason(reason, names, messages))}
              </>
            ))}
          />
        </Part>
      )}
      {plan.bookAhead.length > 0 && (
        <Part heading={headings.bookAhead}>
          <Lines isToDo lines={plan.bookAhead.map((entry) => describeBookAhead(entry, names, messages))} />
        </Part>
      )}
      {plan.bring.length > 0 && <Part heading={headings.bring}>{plan.bring.map(names.text).join(', ')}</Part>}
      <Part heading={messages.costs.heading}>
        {`${messages.costs.headline(costs)}. ${messages.costs.unknownHeading}: ${costs.unknown.map((cost) => describeUnknownCost(cost, names, messages)).join('; ')}.`}
      </Part>
      <Part heading={m.emergencyHeading}>{m.emergencyText}</Part>
      <tr>
        <td className="paper" style={{ ...styles.paper, ...styles.body, padding: '36px 0 0' }}>
          <PlanLink href={planLink} m={m} />
          <Text style={{ ...styles.note, margin: '16px 0 0' }}>{m.onThePage}</Text>
        </td>
      </tr>
    </>
  );
}

/** The email that carries a plan, as a document. */
export function PlanEmail(props: PlanEmailProps) {
  const { plan, data, names, messages, m, days, entries, note, changes, planLink, deletionLink, isShort } = props;
  const { picture } = props;
  const costs = estimateCosts(plan, data);
  return (
    <EmailFrame
      lang={messages.language}
      title={createSubject(plan, m)}
      preview={days.flatMap(({ stops }) => stops).join(', ') || messages.day.empty}
      brand={m.brand}
    >
      <SummaryTicket {...{ plan, costs, names, planLink, m }} days={isShort ? [] : days} />
      {isShort && <Shortened m={m} />}
      {note !== '' && <Note note={note} m={m} />}
      {changes && changes.sentences.length > 0 && <Changes {...changes} m={m} />}
      {picture && (
        <TripPicture picture={picture} days={days} distance={m.plan.values.distance(plan.totals.driveKm)} m={m} />
      )}
      {isShort
        ? days.map((day) => <ShortDay key={day.date} day={day} messages={messages} />)
        : days.map((day, index) => (
            <DaySection key={day.date} day={day} tone={DAY_TONES[index % DAY_TONES.length] ?? DAY_TONES[0]} m={m} />
          ))}
      <Parts {...props} costs={costs} />
      <Footer entries={entries} deletionLink={deletionLink} m={m} />
    </EmailFrame>
  );
}
