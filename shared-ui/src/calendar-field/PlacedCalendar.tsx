import type { ComponentProps, RefObject } from 'react';
import { Calendar } from './Calendar.tsx';
import { usePlaceBeside } from './usePlaceBeside.ts';

type Props = ComponentProps<typeof Calendar> & {
  /** What the calendar opens in. */
  popover: RefObject<HTMLElement | null>;
  /** What the popover opens beside. */
  field: RefObject<HTMLElement | null>;
};

/** A calendar that keeps the popover around it beside its field; until it is loaded, the popover is in the middle of the window. */
export function PlacedCalendar({ popover, field, ...props }: Props) {
  usePlaceBeside(popover, field, props.rangeEnd === 'end' ? 'end' : 'start');
  return <Calendar {...props} />;
}
