import { messages } from '@almaty/planner/messages';
import * as m from '#messages';
import type { DescribedDay } from './describe-day.ts';
import { formatDayParts } from './format-day.ts';
import { PlanIcon } from './PlanIcon.tsx';

type Props = {
  described: DescribedDay;
  dayCount: number;
  isOpen: boolean;
  /** The ids of what the day's button shows and hides. */
  controls: string;
  onToggle: (button: HTMLButtonElement) => void;
};

/** `Day 1 of 4` over a large day of the month, with weekday and month. To screen readers it is the heading's text. */
function DayDate({ described: { day, number }, dayCount }: Pick<Props, 'described' | 'dayCount'>) {
  const { dayOfMonth, weekday, month } = formatDayParts(day.date);
  return (
    <>
      <span className="sr-only">{messages.day.heading(number, day.date)}</span>
      <span aria-hidden="true" className="day-date">
        <span className="day-number">{m.planDayOf({ day: number, days: dayCount })}</span>
        <span className="day-numeral display">{dayOfMonth}</span>
        <span className="day-weekday">
          {`${weekday} `}
          <span className="day-month">{month}</span>
        </span>
      </span>
    </>
  );
}

/** The heading of a day. Where days fold, it is the button that opens the day, and says in one line what the day holds. */
export function DayHeading({ described, dayCount, isOpen, controls, onToggle }: Props) {
  const { number, title, translate } = described;
  const date = <DayDate described={described} dayCount={dayCount} />;
  return (
    <h2 id={`day-${number}-heading`} tabIndex={-1} className="lining-nums tabular-nums">
      <span className="day-unfolded-only">{date}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={({ currentTarget }) => onToggle(currentTarget)}
        className="day-fold-button"
      >
        {date}
        <span translate={translate} className="day-summary">
          {title}
        </span>
        <PlanIcon name="chevron" className="day-chevron" />
      </button>
    </h2>
  );
}
