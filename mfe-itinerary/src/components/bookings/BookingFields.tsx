import type { Booking } from '@almaty/planner/schema';
import { Icon } from '@almaty/ui/icon';
import { useRef, useState } from 'react';
import type { Options } from '../../lib/travel-options.ts';
import { Field } from '../fields/Field.tsx';
import { fieldClass } from '../fields/field-class.ts';
import { Select } from '../fields/Select.tsx';
import { DURATIONS, getFieldId, MAX_BOOKINGS } from './booking-fields.ts';

type Props = {
  bookings: readonly Booking[];
  /** The first and last day of the trip, yyyy-MM-dd; empty while they are not chosen. */
  firstDay: string;
  lastDay: string;
  /** Ids and names of the locations where something can be booked. */
  places: Options;
};

type Row = { number: number; booking?: Booking };

function BookingRow({
  row: { number, booking },
  firstDay,
  lastDay,
  places,
  onRemove,
}: Omit<Props, 'bookings'> & {
  row: Row;
  onRemove: () => void;
}) {
  const id = (field: Parameters<typeof getFieldId>[1]) => getFieldId(number, field);
  const minutes = String(booking?.minutes ?? 120);
  const durations = DURATIONS.some(([value]) => value === minutes)
    ? DURATIONS
    : [[minutes, `${minutes} minutes`] as const, ...DURATIONS];
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t-2 border-rule pt-4 sm:grid-cols-2">
      <legend className="sr-only">{`Booking ${number}`}</legend>
      <div className="sm:col-span-2">
        <Field id={id('title')} label="What is booked">
          <input
            id={id('title')}
            name={id('title')}
            defaultValue={booking?.title}
            maxLength={80}
            placeholder="Dinner, a tour, a meeting"
            className={fieldClass}
          />
        </Field>
      </div>
      <Field id={id('date')} label="Day">
        <input
          id={id('date')}
          name={id('date')}
          type="date"
          defaultValue={booking?.date ?? firstDay}
          min={firstDay}
          max={lastDay}
          className={fieldClass}
        />
      </Field>
      <Field id={id('start')} label="From">
        <input id={id('start')} name={id('start')} type="time" defaultValue={booking?.start} className={fieldClass} />
      </Field>
      <Select id={id('minutes')} label="How long" value={minutes} options={durations} />
      <Select
        id={id('place')}
        label="Where"
        value={String(booking?.locationId ?? '')}
        options={[['', 'In Almaty'], ...places]}
      />
      <button
        type="button"
        onClick={onRemove}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start font-[680] underline-offset-4 hover:underline"
      >
        <Icon name="close" className="size-4" />
        {`Remove booking ${number}`}
      </button>
    </fieldset>
  );
}

/** Fields for what a visitor has booked, one group for each; `readBookings` reads them from the form around them. */
export function BookingFields({ bookings, ...fields }: Props) {
  const [rows, setRows] = useState<readonly Row[]>(bookings.map((booking, index) => ({ number: index + 1, booking })));
  const add = useRef<HTMLButtonElement>(null);
  const addRow = () => {
    const number = Math.max(0, ...rows.map((row) => row.number)) + 1;
    setRows([...rows, { number }]);
    requestAnimationFrame(() => document.getElementById(getFieldId(number, 'title'))?.focus());
  };
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <BookingRow
          key={row.number}
          row={row}
          {...fields}
          onRemove={() => {
            setRows(rows.filter((other) => other !== row));
            add.current?.focus();
          }}
        />
      ))}
      {rows.length < MAX_BOOKINGS && (
        <button
          ref={add}
          type="button"
          onClick={addRow}
          className="min-h-12 cursor-pointer justify-self-start border-b-2 border-ink font-[680]"
        >
          {rows.length === 0 ? 'Add a booking' : 'Add another booking'}
        </button>
      )}
    </div>
  );
}
