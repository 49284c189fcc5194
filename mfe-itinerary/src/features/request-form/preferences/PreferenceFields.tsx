import { useItinerary } from '@almaty/store';
import { useIfLoaded } from '@almaty/ui/loadable';
import { type ReactNode, type RefObject, useState } from 'react';
import * as m from '#messages';
import { BookingFields } from '../../../components/bookings/BookingFields.tsx';
import { choiceClass, MustHaveBoxes, markClass, markStyle } from '../../../components/must-haves/MustHaveBoxes.tsx';
import { useNamedItems } from '../../../lib/catalogue-names.ts';
import { gateways as gatewayOptions } from '../../../lib/planning-data.ts';
import { type Options, PACE_OPTIONS, TRAVEL_MODE_OPTIONS } from '../../../lib/travel-options.ts';
import type { FieldErrors } from '../validate-request.ts';
import { getName, type PreferenceField, writeFields } from './preference-names.ts';

type Saved = { saved: URLSearchParams };
type Errors = { errors: FieldErrors };

const getBorder = (error: string | undefined) => (error ? 'border-apple-text' : 'border-edge');
const fieldClass =
  'block min-h-14 w-full scroll-mt-20 rounded-xs border-2 bg-field text-lg focus:outline-hidden focus:border-ink focus:ring-3 focus:ring-apple';
const createColumns = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
});

const ErrorText = ({ field, error }: { field: PreferenceField; error: string | undefined }) => (
  <p id={`${getName(field)}-error`} className="mt-1 font-bold text-apple-text">
    {error}
  </p>
);

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      {children}
    </fieldset>
  );
}

function Radios({
  field,
  legend,
  options,
  usual,
  width,
  saved,
}: Saved & { field: 'transport' | 'pace'; legend: string; options: Options; usual: string; width: string }) {
  const chosen = saved.get(getName(field)) ?? usual;
  return (
    <Group legend={legend}>
      <div className="grid gap-2" style={createColumns(width)}>
        {options.map(([value, text]) => (
          <label key={value} className={choiceClass}>
            <input
              type="radio"
              name={getName(field)}
              value={value}
              defaultChecked={value === chosen}
              className={markClass}
              style={markStyle}
            />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

type InputProps = Saved &
  Errors & {
    field: PreferenceField;
    label: string;
    hint?: string;
    type: 'text' | 'time';
    /** What the field has before anything is chosen. */
    usual?: string;
    isNumber?: boolean;
  };

function Input({ field, label, hint, type, usual = '', isNumber = false, saved, errors }: InputProps) {
  const id = getName(field);
  const error = errors[field];
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <input
        id={id}
        name={id}
        type={type}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        defaultValue={saved.get(id) ?? usual}
        aria-describedby={`${id}-error ${id}-hint`}
        aria-invalid={error !== undefined}
        className={`px-4 ${fieldClass} ${getBorder(error)}`}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-note text-ink-2">
          {hint}
        </p>
      )}
      <ErrorText field={field} error={error} />
    </div>
  );
}

type TransferProps = Saved &
  Errors & { field: 'arrival' | 'departure'; place: string; time: string; gateways: Options | null };

/** The gateways to choose from: when they did not load, the one that is saved, which would be lost otherwise. */
const listGateways = (gateways: Options | null, saved: string): Options =>
  gateways ?? (saved === '' ? [] : [[saved, m.formChosenBefore]]);

/** The gateway and the time of an arrival or a departure. */
function Transfer({ field, place, time, gateways, saved, errors }: TransferProps) {
  const id = getName(field);
  const error = errors[field];
  const chosen = saved.get(id) ?? '';
  return (
    <>
      <div className="min-w-0">
        <label htmlFor={id} className="mb-2 block font-bold">
          {place}
        </label>
        <select
          id={id}
          name={id}
          defaultValue={chosen}
          aria-describedby={`${id}-error`}
          aria-invalid={error !== undefined}
          className={`select-field pl-4 ${fieldClass} ${getBorder(error)}`}
        >
          {[['', m.formNotDecided] as const, ...listGateways(gateways, chosen)].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ErrorText field={field} error={error} />
      </div>
      <Input {...{ saved, errors }} field={`${field}Time`} label={time} type="time" />
    </>
  );
}

/** What must be in the plan, of what is selected. */
function MustHaves({ saved, errors }: Saved & Errors) {
  const locations = useNamedItems(
    'locations',
    useItinerary((itinerary) => itinerary.locations),
  );
  const activities = useNamedItems(
    'activities',
    useItinerary((itinerary) => itinerary.activities),
  );
  const items = [
    ...locations.map(({ id, name }) => ({ kind: 'location' as const, id, name })),
    ...activities.map(({ id, name }) => ({ kind: 'activity' as const, id, name })),
  ];
  const name = getName('mustHaves');
  return (
    <Group legend={m.formMustHaves}>
      <p className="mb-2 text-note text-ink-2">{items.length > 0 ? m.formMustHavesHint : m.formMustHavesEmpty}</p>
      <MustHaveBoxes {...{ name, items }} marked={saved.getAll(name)} />
      <ErrorText field="mustHaves" error={errors.mustHaves} />
    </Group>
  );
}

/** What is booked already: the plan is made around it. */
function Bookings({ saved, errors, onChange }: Saved & Errors & { onChange: () => void }) {
  const locations = useNamedItems(
    'locations',
    useItinerary((itinerary) => itinerary.locations),
  );
  const places = locations.map(({ id, name }) => [String(id), name] as const);
  return (
    <Group legend={m.formBookings}>
      <p className="mb-2 text-note text-ink-2">{m.formBookingsHint}</p>
      <div id={getName('bookings')} tabIndex={-1} className="scroll-mt-20">
        <BookingFields saved={saved} firstDay="" lastDay="" places={places} onChange={onChange} />
      </div>
      <ErrorText field="bookings" error={errors.bookings} />
    </Group>
  );
}

const findHidden = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLInputElement>('[type=hidden]');

type Props = Errors & {
  /** Whether the section is open: when it is opened again, what did not load is requested again. */
  isOpen: boolean;
  /** The section of the form: its hidden input has what is chosen, also what was before the fields are shown. */
  section: RefObject<HTMLElement | null>;
  /** Called when it has something else. */
  onChange: () => void;
};

/** The fields of the preferences, which own what is typed into them. */
export function PreferenceFields({ isOpen, section, errors, onChange }: Props) {
  const [saved] = useState(() => new URLSearchParams(findHidden(section)?.value));
  const gateways = useIfLoaded(gatewayOptions, isOpen);
  // The airports and stations are a part of the data: what was chosen could not be shown before.
  if (gateways === undefined) return <p className="mt-4">{m.formMoment}</p>;
  const write = () => {
    const hidden = findHidden(section);
    if (hidden?.form) hidden.value = writeFields(hidden.form);
    onChange();
  };
  return (
    <div onInput={write} className="pb-4">
      <p className="mt-2 text-ink-2">{m.formAssumed}</p>
      <Radios
        {...{ saved }}
        field="transport"
        legend={m.formTransport}
        options={TRAVEL_MODE_OPTIONS}
        usual="car"
        width="17rem"
      />
      <Radios {...{ saved }} field="pace" legend={m.formPace} options={PACE_OPTIONS} usual="balanced" width="10.5rem" />
      <Group legend={m.formPeople}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Input {...{ saved, errors }} field="adults" label={m.formAdults} type="text" isNumber />
          <Input {...{ saved, errors }} field="children" label={m.formChildren} hint={m.formChildrenHint} type="text" />
        </div>
      </Group>
      <Group legend={m.formTimes}>
        <p role="status" className="mb-2 text-note font-bold empty:hidden">
          {gateways === null && m.formGatewaysFailed}
        </p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Input {...{ saved, errors }} field="dayStart" label={m.formDayStart} type="time" usual="09:00" />
          <span className="max-sm:hidden" />
          <Transfer {...{ saved, errors, gateways }} field="arrival" place={m.formArrival} time={m.formArrivalTime} />
          <Transfer
            {...{ saved, errors, gateways }}
            field="departure"
            place={m.formDeparture}
            time={m.formDepartureTime}
          />
        </div>
      </Group>
      <MustHaves {...{ saved, errors }} />
      <Bookings {...{ saved, errors, onChange: write }} />
    </div>
  );
}
