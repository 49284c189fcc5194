import type { AccessMessages } from '../plan-messages.ts';
import { since, until as writeUntil } from './dates.ts';

const LABELS = {
  open: 'Ашық',
  restricted: 'Шектеулі',
  closed: 'Жабық',
  ask: 'Барар алдында сұраңыз',
} as const;

/** `Жабық: 2027 жылғы 12 маусымға дейін`, `Мұз айдыны жабық: 2027/28 жылғы қысқа дейін`. */
export function access({ state, label = LABELS[state], from, until }: Parameters<AccessMessages>[0]): string {
  const when = [...(from ? [since(from)] : []), ...(until ? [writeUntil(until)] : [])].join(' ');
  return when ? `${label}: ${when}` : label;
}
