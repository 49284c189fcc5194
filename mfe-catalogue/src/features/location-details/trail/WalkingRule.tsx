import { formatDate } from '@almaty/dates';
import * as m from '#messages';
import { WALKING_RULE, WALKING_RULE_SOURCE } from '../../../lib/trail/walking-time.ts';

/** The rule that the walking times of a page follow, with its source. */
export const WalkingRule = () => (
  <p className="mt-6 text-note text-ink-2">
    {m.trailWalkingRule({
      ...WALKING_RULE,
      link: (content) => (
        <a href={WALKING_RULE_SOURCE.url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
          {content}
        </a>
      ),
      checkedOn: formatDate(WALKING_RULE_SOURCE.checkedOn),
    })}
  </p>
);
