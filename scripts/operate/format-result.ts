import { formatTable } from '../../shared-delivery/src/format-table/format-table.ts';

const toText = (value: unknown) => (value === null || value === undefined ? '-' : String(value));

function formatList(entries: readonly object[], columns: Readonly<Record<string, string>>): string {
  const rows = entries.map((entry) => Object.keys(columns).map((name) => toText(Reflect.get(entry, name))));
  return formatTable([Object.values(columns), ...rows]);
}

const EMAIL_COLUMNS = {
  reference: 'reference',
  kind: 'kind',
  state: 'state',
  attempts: 'attempts',
  created_at: 'created',
  retry_until: 'retried until',
  last_error: 'last error',
  message_id: 'Message-ID',
};
const REQUEST_COLUMNS = {
  reference: 'reference',
  created_at: 'created',
  deadline: 'promised by',
  first_email: 'first email',
};
const DESK_LINK_COLUMNS = { id: 'id', reference: 'of the email about', issued_at: 'issued', last_used_at: 'last used' };
const SUPPRESSION_COLUMNS = { address_digest: 'digest', reason: 'reason', created_at: 'created', ends_at: 'ends' };

/** Formats nested figures as one line each: `emails.dead  2`. */
const flatten = (value: object, prefix = ''): string[][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    inner instanceof Object && !Array.isArray(inner)
      ? flatten(inner, `${prefix}${name}.`)
      : [[`${prefix}${name}`, Array.isArray(inner) ? inner.join('; ') : toText(inner)]],
  );

const count = (number: unknown, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const formatters: Readonly<Record<string, (value: object) => string>> = {
  health: (health) => formatTable(flatten(health)),
  emails: (emails) =>
    Array.isArray(emails) && emails.length > 0 ? formatList(emails, EMAIL_COLUMNS) : 'No email matches.',
  requeue: (result) => {
    const leftOut = Reflect.get(result, 'left_out');
    return [
      `${count(Reflect.get(result, 'requeued'), 'email')} requeued.`,
      ...(leftOut > 0
        ? [
            `${count(leftOut, 'email')} left out, because nobody knows whether it arrived. Look for it in the log of the mail server`,
            '(docs/operations.md), then use arrived, or requeue with --include-unknown.',
          ]
        : []),
    ].join('\n');
  },
  arrived: (result) => `${count(Reflect.get(result, 'settled'), 'email')} settled.`,
  answered: () => 'Marked as answered.',
  'backed-up': (result) => `Recorded: a backup of ${Reflect.get(result, 'taken_at')}.`,
  requests: (list) =>
    Array.isArray(list) && list.length > 0 ? formatList(list, REQUEST_COLUMNS) : 'Every request is answered.',
  'desk-links': (list) =>
    Array.isArray(list) && list.length > 0 ? formatList(list, DESK_LINK_COLUMNS) : 'No link to the desk works.',
  'end-desk-link': (result) => `${count(Reflect.get(result, 'ended'), 'link')} ended.`,
  suppressions: (list) =>
    Array.isArray(list) && list.length > 0 ? formatList(list, SUPPRESSION_COLUMNS) : 'No address is suppressed.',
  export: (data) => JSON.stringify(data, null, 2),
  erase: (result) => {
    const wouldErase = Reflect.get(result, 'would_erase');
    if (wouldErase !== undefined) return `${count(wouldErase, 'request')} would be erased.`;
    const isTold = Reflect.get(result, 'provider_told') === true;
    return `${count(Reflect.get(result, 'erased'), 'request')} erased.${isTold ? ' The provider is asked to delete what it has.' : ''}`;
  },
  lift: () => 'Lifted.',
};

/** Formats the result of a command for people. */
export const formatResult = (command: string, value: unknown): string => formatters[command]?.(Object(value)) ?? '';
