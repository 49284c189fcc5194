import * as m from '#messages';
import type { Fact } from '../../content/schema.ts';
import { DOUBT } from '../../lib/checked.ts';

type Props = { facts: readonly Fact<unknown>[] };

const isDoubtful = ({ facts }: Props) => facts.some(({ confidence }) => confidence === 'low');

/** A star beside facts of low confidence; the note below says what it means. */
export const DoubtMark = (props: Props) =>
  isDoubtful(props) && (
    <span role="img" aria-label={DOUBT} className="font-[680]">
      *
    </span>
  );

/** What the stars beside some facts mean; nothing if no fact is of low confidence. */
export const DoubtNote = (props: Props) =>
  isDoubtful(props) && (
    <p aria-hidden="true" className="text-note text-ink-2">
      {m.doubtNote}
    </p>
  );
