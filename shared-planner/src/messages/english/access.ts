import type { AccessMessages } from '../plan-messages.ts';
import { date, end } from './values.ts';

const LABELS = { open: 'Open', restricted: 'Restricted', closed: 'Closed', ask: 'Ask before you go' } as const;

/** `Closed until 12 June 2027`, `Ice rink closed until winter 2027/28`. */
export const access: AccessMessages = ({ state, label = LABELS[state], from, until }) =>
  [label, ...(from ? [`from ${date(from)}`] : []), ...(until ? [`until ${end(until)}`] : [])].join(' ');
