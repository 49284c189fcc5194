import { Icon } from '@almaty/ui/icon';
import type { ReactNode } from 'react';
import type { CardSummary } from '../../content/view-models/card-summary.ts';
import { SeasonBar } from './SeasonBar.tsx';

export type CardTextProps = {
  description: string;
  summary?: CardSummary | undefined;
  /** Whether the card leads to a details page. */
  hasDetails: boolean;
  /** More of the text; nothing in it may change. */
  children?: ReactNode;
};

/** The text of a card below its poster. Nothing in it changes, so that its code comes late (late-card-text.tsx). */
export const CardText = ({ description, summary, hasDetails, children }: CardTextProps) => (
  <>
    {summary && <SeasonBar bestMonths={summary.bestMonths} />}
    <p className="text-base leading-[1.46] print:text-sm/snug! in-data-featured:text-lg lg:in-data-featured:col-start-1 lg:in-data-featured:row-start-1 lg:in-data-featured:row-end-3">
      {description}
    </p>
    {summary && (
      <p className="text-note text-ink-2 tabular-nums lg:in-data-featured:max-w-56">{summary.details.join(' · ')}</p>
    )}
    {children}
    {hasDetails && (
      <span
        aria-hidden="true"
        className="mt-auto inline-flex items-center gap-2 pt-1 print:hidden font-[680] text-display group-hover/card:underline"
      >
        Details
        <Icon name="arrow" />
      </span>
    )}
  </>
);
