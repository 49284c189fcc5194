import type { Operation } from './operation.ts';

const get = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

const isOfRequest = ({ path, body }: Operation['call']) =>
  get(body, 'reference') !== undefined || new URLSearchParams(path.split('?')[1]).has('reference');

/** What a command has to find: a line when it found nothing, because what it names does not exist. */
const FAILURES: Readonly<Record<string, (value: unknown, call: Operation['call']) => string | false>> = {
  health: (value) =>
    get(value, 'database') === undefined &&
    get(value, 'problems') === undefined &&
    'The figures are shown to operators only: is OPERATOR_KEY that of this site?',
  emails: (value, call) =>
    Array.isArray(value) && value.length === 0 && isOfRequest(call) && 'No email matches: is the reference right?',
  requeue: (value, call) =>
    isOfRequest(call) &&
    get(value, 'requeued') === 0 &&
    get(value, 'left_out') === 0 &&
    'No email of this request is dead or refused: `emails` with its reference lists what it has.',
  arrived: (value) =>
    get(value, 'settled') === 0 && 'No such email is dead: `emails` with the reference lists what it has.',
  answered: (value) => get(value, 'answered') === false && 'There is no such request.',
  'end-desk-link': (value, { body }) =>
    get(body, 'id') !== undefined && get(value, 'ended') === 0 && 'There is no such link: `desk-links` lists them.',
  lift: (value) => get(value, 'lifted') === false && 'That address is not on the list.',
  erase: (value) =>
    (get(value, 'erased') === 0 || get(value, 'would_erase') === 0) && 'No request of this address is stored.',
};

/** Why a command has failed although the site answered: what it names does not exist. Undefined when it has not. */
export const findFailure = (
  { command, call }: Pick<Operation, 'command' | 'call'>,
  value: unknown,
): string | undefined => FAILURES[command]?.(value, call) || undefined;
