import type { People } from '../../schema/plan-request.ts';
import { count, list } from './values.ts';

/** `2 adults, children of 4 and 9`. */
export function describePeople({ adults, children }: People): string {
  const noun = children.length === 1 ? 'a child' : 'children';
  return `${count(adults, 'adult')}${children.length > 0 ? `, ${noun} of ${list(children.map(String))}` : ''}`;
}
