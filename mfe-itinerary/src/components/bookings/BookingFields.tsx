import { Icon } from '@almaty/ui/icon';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '#messages';
import type { Options } from '../../lib/travel-options.ts';
import { Field } from '../fields/Field.tsx';
import { fieldClass } from '../fields/field-class.ts';
import { Select } from '../fields/Select.tsx';
import { DURATIONS, getFieldId, listNumbers, MAX_BOOKINGS } from './booking-fields.ts';

type Props = {
  /** What the fields have at first. */
  saved: URLSearchParams;
  /** The first and last day of the trip, yyyy-MM-dd; empty while they are not chosen. */
  firstDay: string;
  lastDay: string;
  /** Ids and names of the locations where something can be booked. */
  places: Options;
  /** Called after a group came or went. */
  onChange?: () => void;
};

function BookingRow({
  number,
  saved,
  firstDay,
  lastDay,
  places,
  onRemove,
}: Omit<Props, 'onChange'> & { number: number; onRemove: () => void }) {
  const id = (field: Parameters<typeof getFieldId>[1]) => getFieldId(number, field);
  const get = (field: Parameters<typeof getFieldId>[1]) => saved.get(id(field)) ?? undefined;
  const minutes = get('minutes') ?? '120';
  const durations = DURATIONS.some(([value]) => value === minutes)
    ? DURATIONS
    : [[minutes, m.bookingsMinutes({ minutes: Number(minutes) })] as const, ...DURATIONS];
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t-2 border-rule pt-4 sm:grid-cols-2">
      <legend className="sr-only">{m.bookingsLegend({ number })}</legend>
      <div className="sm:col-span-2">
        <Field id={id('title')} label={m.bookingsTitle}>
          <input
            id={id('title')}
            name={id('title')}
            defaultValue={get('title')}
            maxLength={80}
            placeholder={m.bookingsTitleExamples}
            className={fieldClass}
          />
        </Field>
      </div>
      <Field id={id('date')} label={m.bookingsDay}>
        <input
          id={id('date')}
          name={id('date')}
          type="date"
          defaultValue={get('date') ?? firstDay}
          min={firstDay}
          max={lastDay}
          className={fieldClass}
        />
      </Field>
      <Field id={id('start')} label={m.bookingsStart}>
        <input id={id('start')} name={id('start')} type="time" defaultValue={get('start')} className={fieldClass} />
      </Field>
      <Select id={id('minutes')} label={m.bookingsLength} value={minutes} options={durations} />
      <Select
        id={id('place')}
        label={m.bookingsPlace}
        value={get('place') ?? ''}
        options={[['', m.bookingsInAlmaty], ...places]}
      />
      <button
        type="button"
        onClick={onRemove}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start font-[680] underline-offset-4 hover:underline"
      >
        <Icon name="close" className="size-4" />
        {m.bookingsRemove({ number })}
      </button>
    </fieldset>
  );
}

/** Fields for what a visitor has booked, one group for each; `readBookings` reads them from the form around them. */
export function BookingFields({ onChange, ...fields }: Props) {
  const [numbers, setNumbers] = useState<readonly number[]>(() => listNumbers(fields.saved));
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: readonly number[]) => {
    flushSync(() => setNumbers(next));
    onChange?.();
  };
  const addRow = () => {
    const number = Math.max(0, ...numbers) + 1;
    change([...numbers, number]);
    document.getElementById(getFieldId(number, 'title'))?.focus();
  };
  return (
    <div className="grid gap-4">
      {numbers.map((number) => (
        <BookingRow
          key={number}
          number={number}
          {...fields}
          onRemove={() => {
            change(numbers.filter((other) => other !== number));
            add.current?.focus();
          }}
        />
      ))}
      {numbers.length < MAX_BOOKINGS && (
        <button
          ref={add}
          type="button"
          onClick={addRow}
          className="min-h-12 cursor-pointer justify-self-start border-b-2 border-ink font-[680]"
        >
          {numbers.length === 0 ? m.bookingsAdd : m.bookingsAddAnother}
        </button>
      )}
    </div>
  );
}
