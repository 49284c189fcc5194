import { formatDate } from '@almaty/dates';
import type { Contact, Fact } from '../schema.ts';
import type { DetailRow } from './detail-row.ts';

/**
 * Describes a contact as a line of a page: how to ask, and the day on which somebody checked it.
 *
 * @param term what stands before the line; without one, who it is.
 */
export function createContactRow(fact: Fact<Contact>, term?: string): DetailRow {
  const { name, how } = fact.value;
  return {
    term: term ?? name,
    text: [term && `${name}.`, how, `Checked on ${formatDate(fact.checkedOn)}.`].filter(Boolean).join(' '),
    facts: [fact],
    contact: fact.value,
  };
}
