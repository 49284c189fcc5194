import { formatDate } from '@almaty/dates';
import type { ReactNode } from 'react';
import * as m from '#messages';

type Props = {
  date: string | undefined;
  /** Whether it is the day of most entries of a list: the others say theirs. */
  hasExceptions?: boolean;
};

/** The day on which somebody last compared something with its sources. */
export function CheckedDate({ date, hasExceptions = false }: Props) {
  if (!date) return hasExceptions ? m.sourcesMostlyKnowledge : m.sourcesKnowledge;
  const write = hasExceptions ? m.sourcesMostlyChecked : m.sourcesChecked;
  const day = (content: ReactNode) => <time dateTime={date}>{content}</time>;
  return write({ date: formatDate(date), day });
}
