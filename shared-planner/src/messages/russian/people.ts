import type { People } from '../../schema/plan-request.ts';
import { count } from './count.ts';
import { list } from './values.ts';

const describeAge = (years: number) => (years === 0 ? 'до 1 года' : count(years, ['год', 'года', 'лет']));

/** `2 взрослых, дети: 4 года и 9 лет`. */
export function describePeople({ adults, children }: People): string {
  const noun = children.length === 1 ? 'ребёнок' : 'дети';
  return `${count(adults, ['взрослый', 'взрослых', 'взрослых'])}${children.length > 0 ? `, ${noun}: ${list(children.map(describeAge))}` : ''}`;
}
