import type { PlanRevision } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { type FormEvent, useState } from 'react';
import * as m from '#messages';
import { BookingFields } from '../../../components/bookings/BookingFields.tsx';
import { readBookings, writeBookings } from '../../../components/bookings/booking-fields.ts';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { Panel } from './Panel.tsx';

type Props = { editor: PlanEditor; revision: PlanRevision; onClose: () => void };

/** What the visitor has booked: the plan is made anew around it. */
export function BookingsPanel({ editor, revision, onClose }: Props) {
  const [error, setError] = useState<string>();
  const { start_date, end_date, preferences, locations } = revision.request;
  const [saved] = useState(() => writeBookings(preferences.bookings ?? []));
  const places = [...editor.sources.index.locations]
    .sort((one, two) => Number(locations.includes(two.id)) - Number(locations.includes(one.id)))
    .map(({ id, name }) => [String(id), name] as const);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const bookings = readBookings(new FormData(form), start_date, end_date);
    if ('error' in bookings) {
      setError(bookings.error);
      return form.querySelector<HTMLElement>(`#${bookings.field}`)?.focus();
    }
    setError(undefined);
    const trip = { start_date, end_date, preferences: { ...preferences, bookings } };
    if (editor.edit({ type: 'trip', ...trip })) onClose();
  };

  return (
    <Panel title={m.planBooked} onClose={onClose}>
      <p>{m.planBookedText}</p>
      <form onSubmit={handleSubmit} noValidate className="grid gap-5">
        <BookingFields saved={saved} firstDay={start_date} lastDay={end_date} places={places} />
        {error && (
          <p role="alert" className="font-bold text-apple-text">
            {error}
          </p>
        )}
        <div>
          <Button type="submit" variant="solid">
            {m.planPlanAgain}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
