import { timeInAlmaty, todayInAlmaty } from '@almaty/dates';
import { findNearestNode, requestFromNow } from '@almaty/planner/edit';
import type { PlanRevision } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../../components/fields/Field.tsx';
import { fieldClass } from '../../../components/fields/field-class.ts';
import { Select } from '../../../components/fields/Select.tsx';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { Panel } from './Panel.tsx';

type Props = {
  editor: PlanEditor;
  revision: PlanRevision;
  /** Called with the rest of the trip, planned from a place and a time of today. */
  onPlanned: (rest: PlanRevision) => void;
  onClose: () => void;
};

/** Plans the rest of the trip again, from now and from where the visitor is. Nothing of it leaves the browser. */
export function FromNowPanel({ editor, revision, onPlanned, onClose }: Props) {
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { data } = editor.sources;
  const date = todayInAlmaty();
  const day = revision.plan.days.find((other) => other.date === date);
  const [home] = data.bases;
  const node = [...data.bases, ...data.gateways].find(({ id }) => id === day?.base.from)?.node ?? home?.node ?? '';
  const places = data.roads.nodes
    .map(({ id, name }) => [id, name] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));

  const takePosition = () => {
    setMessage('Asking your browser where you are…');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = findNearestNode(data.roads, coords.latitude, coords.longitude);
        const select = form.current?.elements.namedItem('now-node');
        if (select instanceof HTMLSelectElement) select.value = nearest.id;
        setMessage(`The nearest place that we know is ${nearest.name}. Your position stays in this browser.`);
      },
      () => setMessage('Your browser did not say where you are. Choose the nearest place in the list.'),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [time, from] = [String(values.get('now-time')), String(values.get('now-node'))];
    if (!time) return setMessage('Enter the time from which the day is planned, for example 14:30');
    const request = requestFromNow(revision, data, { date, time, node: from });
    if (!request) return setMessage('Today is not a day of this trip.');
    try {
      onPlanned({ request, plan: editor.makePlan(request) });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Panel title="Today, from here" onClose={onClose}>
      <p>What you have not done yet is planned again, from this hour and this place. Your plan stays as it is.</p>
      <form ref={form} onSubmit={handleSubmit} noValidate className="grid gap-5 sm:grid-cols-2">
        <Select id="now-node" label="You are at or near" value={node} options={places} />
        <Field id="now-time" label="From">
          <input id="now-time" name="now-time" type="time" defaultValue={timeInAlmaty()} className={fieldClass} />
        </Field>
        <p role="status" className="sm:col-span-2 empty:hidden">
          {message}
        </p>
        <div className="flex flex-wrap gap-4 sm:col-span-2">
          <Button type="submit" variant="solid">
            Plan the rest
          </Button>
          <Button type="button" variant="outline" onClick={takePosition}>
            Use my position
          </Button>
        </div>
      </form>
    </Panel>
  );
}
