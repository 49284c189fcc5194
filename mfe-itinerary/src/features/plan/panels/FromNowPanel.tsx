import { timeInAlmaty, todayInAlmaty } from '@almaty/dates';
import { findNearestNode, requestFromNow } from '@almaty/planner/edit';
import type { PlanRevision } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { type FormEvent, useRef, useState } from 'react';
import * as m from '#messages';
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
    .map(({ id }) => [id, editor.sources.names.node(id)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));

  const takePosition = () => {
    setMessage(m.planAskingPosition);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = findNearestNode(data.roads, coords.latitude, coords.longitude);
        const select = form.current?.elements.namedItem('now-node');
        if (select instanceof HTMLSelectElement) select.value = nearest.id;
        setMessage(m.planNearestPlace({ place: editor.sources.names.node(nearest.id) }));
      },
      () => setMessage(m.planNoPosition),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [time, from] = [String(values.get('now-time')), String(values.get('now-node'))];
    if (!time) return setMessage(m.planEnterNow);
    const request = requestFromNow(revision, data, { date, time, node: from });
    if (!request) return setMessage(m.planNotToday);
    try {
      onPlanned({ request, plan: editor.makePlan(request) });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Panel title={m.planFromHere} onClose={onClose}>
      <p>{m.planFromHereText}</p>
      <form ref={form} onSubmit={handleSubmit} noValidate className="grid gap-5 sm:grid-cols-2">
        <Select id="now-node" label={m.planYouAreAt} value={node} options={places} />
        <Field id="now-time" label={m.planFrom}>
          <input id="now-time" name="now-time" type="time" defaultValue={timeInAlmaty()} className={fieldClass} />
        </Field>
        <p role="status" className="sm:col-span-2 empty:hidden">
          {message}
        </p>
        <div className="flex flex-wrap gap-4 sm:col-span-2">
          <Button type="submit" variant="solid">
            {m.planPlanRest}
          </Button>
          <Button type="button" variant="outline" onClick={takePosition}>
            {m.planUsePosition}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
