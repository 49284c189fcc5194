import type { People } from '../../schema/plan-request.ts';
import { count, list } from './values.ts';

const describeAge = (years: number) => (years === 0 ? '1 жасқа дейін' : count(years, 'жас'));

/** `2 ересек, балалар: 4 жас және 9 жас`. */
export function describePeople({ adults, children }: People): string {
  const noun = children.length === 1 ? 'бала' : 'балалар';
  return `${count(adults, 'ересек')}${children.length > 0 ? `, ${noun}: ${list(children.map(describeAge))}` : ''}`;
}
