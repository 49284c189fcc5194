import type { PlanMessages } from '@almaty/planner/messages';
import { styles } from '../../email/document/styles.ts';
import type { DescribedDay } from '../describe-day.ts';

type ShortDayProps = { day: DescribedDay; messages: PlanMessages };

/** A day in one cell, with the times of its stops: many of them fit into an email. */
export const ShortDay = ({ day: { heading, rows }, messages }: ShortDayProps) => {
  const stops = rows.filter(({ isStop }) => isStop);
  return (
    <tr>
      <td className="paper rule" style={{ ...styles.paper, ...styles.rule, ...styles.body, padding: '10px 0' }}>
        <b className="display">{heading}</b>
        {stops.length === 0 && <div>{rows[0]?.title ?? messages.day.empty}</div>}
        {stops.map(({ time, title }) => (
          <div key={`${time} ${title}`}>
            {time} {title}
          </div>
        ))}
      </td>
    </tr>
  );
};
