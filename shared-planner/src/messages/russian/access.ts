import type { AccessMessages } from '../plan-messages.ts';
import { date, end } from './values.ts';

const LABELS = {
  open: 'Открыто',
  restricted: 'С ограничениями',
  closed: 'Закрыто',
  ask: 'Уточните перед поездкой',
} as const;

/** `Закрыто до 12 июня 2027`, `Каток закрыт до зимы 2027/28`. */
export const access: AccessMessages = ({ state, label = LABELS[state], from, until }) =>
  [label, ...(from ? [`с ${date(from)}`] : []), ...(until ? [`до ${end(until)}`] : [])].join(' ');
