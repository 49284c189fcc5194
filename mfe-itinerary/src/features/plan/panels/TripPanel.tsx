import { addMonths, todayInAlmaty } from '@almaty/dates';
import { getItemName, type PlanNames } from '@almaty/planner/messages';
import { MAX_TRIP_DAYS, type PlanRequest, type PlanRevision, Preferences } from '@almaty/planner/schema';
import { MAX_MONTHS_AHEAD } from '@almaty/store/request-limits';
import { Button } from '@almaty/ui/button';
import { type FormEvent, useState } from 'react';
import * as m from '#messages';
import { Field } from '../../../components/fields/Field.tsx';
import { fieldClass } from '../../../components/fields/field-class.ts';
import { Select } from '../../../components/fields/Select.tsx';
import { MustHaveBoxes } from '../../../components/must-haves/MustHaveBoxes.tsx';
import { toFieldValue } from '../../../components/must-haves/read-must-haves.ts';
import { type Options, PACE_OPTIONS, TRAVEL_MODE_OPTIONS } from '../../../lib/travel-options.ts';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { Panel } from './Panel.tsx';
import { readTrip } from './read-trip.ts';

/** The gateway and the time of an arrival or a departure. */
function TransferFields({
  name,
  place,
  time,
  gateways,
  transfer,
}: {
  name: 'arrival' | 'departure';
  place: string;
  time: string;
  gateways: Options;
  transfer: Preferences['arrival'];
}) {
  const id = `plan-${name}`;
  return (
    <>
      <Select id={id} label={place} value={transfer?.gateway ?? ''} options={gateways} />
      <Field id={`${id}-time`} label={time}>
        <input id={`${id}-time`} name={`${id}-time`} type="time" defaultValue={transfer?.time} className={fieldClass} />
      </Field>
    </>
  );
}

/** What comes first when not everything fits, of all that the plan is for. */
function MustHaves({ request, names }: { request: PlanRequest; names: PlanNames }) {
  const items = [
    ...request.locations.map((id) => ({ kind: 'location' as const, id })),
    ...request.activities.map((id) => ({ kind: 'activity' as const, id })),
  ].map((item) => ({ ...item, name: getItemName(names, item.kind, item.id) }));
  if (items.length === 0) return null;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-bold">{m.formMustHaves}</legend>
      <p className="mb-2 text-note text-ink-2">{m.formMustHavesHint}</p>
      <MustHaveBoxes
        name="plan-must-haves"
        items={items}
        marked={(request.preferences.mustHaves ?? []).map(toFieldValue)}
      />
    </fieldset>
  );
}

/** The field of how the visitor travels. */
const TRANSPORT_ID = 'plan-transport';

/** Dates, pace, transport, and the times of a plan, to be changed together. */
export function TripPanel({
  editor,
  revision,
  isAtTransport,
  onClose,
}: {
  editor: PlanEditor;
  revision: PlanRevision;
  /** Whether the focus goes to how the visitor travels. */
  isAtTransport: boolean;
  onClose: () => void;
}) {
  const [error, setError] = useState<string>();
  const { start_date, end_date, preferences } = revision.request;
  const { arrival, departure, people } = Preferences.parse(preferences);
  const today = todayInAlmaty();
  const latest = addMonths(today, MAX_MONTHS_AHEAD);
  const earliest = [start_date, today].toSorted()[0];
  const gateways = [
    ['', m.planNotDecided],
    ...editor.sources.data.gateways.map(({ id }) => [id, editor.sources.names.base(id)] as const),
  ] as const;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trip = readTrip(new FormData(event.currentTarget), MAX_TRIP_DAYS, revision.request);
    if ('error' in trip) return setError(trip.error);
    setError(undefined);
    if (editor.edit({ type: 'trip', ...trip })) onClose();
  };

  return (
    <Panel title={m.planDatesPaceTimes} startId={isAtTransport ? TRANSPORT_ID : undefined} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate className="grid gap-5 sm:grid-cols-2">
        <Field id="plan-start" label={m.planFirstDay}>
          <input
            id="plan-start"
            name="plan-start"
            type="date"
            defaultValue={start_date}
            min={earliest}
            max={latest}
            className={fieldClass}
          />
        </Field>
        <Field id="plan-end" label={m.planLastDay}>
          <input
            id="plan-end"
            name="plan-end"
            type="date"
            defaultValue={end_date}
            min={earliest}
            max={latest}
            className={fieldClass}
          />
        </Field>
        <Select id="plan-pace" label={m.planPace} value={preferences.pace} options={PACE_OPTIONS} />
        <Select id={TRANSPORT_ID} label={m.planGetAround} value={preferences.transport} options={TRAVEL_MODE_OPTIONS} />
        <Field id="plan-day-start" label={m.planDaysBegin}>
          <input
            id="plan-day-start"
            name="plan-day-start"
            type="time"
            defaultValue={preferences.dayStart}
            className={fieldClass}
          />
        </Field>
        <span className="max-sm:hidden" />
        <TransferFields
          {...{ gateways, transfer: arrival }}
          name="arrival"
          place={m.planArriveAt}
          time={m.planArrivalTime}
        />
        <TransferFields
          {...{ gateways, transfer: departure }}
          name="departure"
          place={m.planLeaveFrom}
          time={m.planDepartureTime}
        />
        <Field id="plan-adults" label={m.planAdults}>
          <input
            id="plan-adults"
            name="plan-adults"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={people?.adults}
            className={fieldClass}
          />
        </Field>
        <Field id="plan-children" label={m.planChildren}>
          <input
            id="plan-children"
            name="plan-children"
            autoComplete="off"
            placeholder="4, 9"
            defaultValue={people?.children.join(', ')}
            className={fieldClass}
          />
        </Field>
        <MustHaves request={revision.request} names={editor.sources.names} />
        {error && (
          <p role="alert" className="font-bold text-apple-text sm:col-span-2">
            {error}
          </p>
        )}
        <div className="sm:col-span-2">
          <Button type="submit" variant="solid">
            {m.planPlanAgain}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
