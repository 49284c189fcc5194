import type { DeskLinkList } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { type Ref, useRef, useState } from 'react';
import * as m from '#messages';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionStatus } from '../panels/ActionStatus.tsx';
import { useAction } from '../panels/useAction.ts';
import { formatMoment } from './format-moment.ts';

type LinksProps = {
  ref: Ref<HTMLUListElement>;
  list: DeskLinkList;
  isBusy: boolean;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
};

function Links({ ref, list: { own, links }, isBusy, onEnd, onEndOthers }: LinksProps) {
  return (
    <>
      {!links.some(({ id }) => id === own) && (
        <p role="alert" className="mt-3 font-bold">
          {m.deskLinkEnded}
        </p>
      )}
      <ul ref={ref} tabIndex={-1} aria-label={m.deskLinks} className="mt-3 border-t-2 border-rule">
        {links.map(({ id, reference, issued_at, last_used_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b-2 border-rule py-2">
            <span className="min-w-0 flex-1 basis-60">
              {m.deskLink({
                reference,
                sent: formatMoment(issued_at),
                isUsed: last_used_at ? 'yes' : 'no',
                used: last_used_at ? formatMoment(last_used_at) : '',
                name: (content) => <b translate="no">{content}</b>,
              })}
              {id === own && `. ${m.deskLinkOwn}`}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={isBusy}
              aria-label={m.deskEndLink({ reference, sent: formatMoment(issued_at) })}
              onClick={() => onEnd(id)}
            >
              {m.deskEnd}
            </Button>
          </li>
        ))}
      </ul>
      {links.length > 1 && (
        <Button variant="outline" size="sm" className="mt-3" aria-disabled={isBusy} onClick={onEndOthers}>
          {m.deskEndOthers}
        </Button>
      )}
    </>
  );
}

/** The links in emails that open the desk, each with a button that ends it and every page that was opened through it. */
export function DeskLinks({ api }: { api: PlanApi }) {
  const { isBusy, error, run } = useAction();
  const [list, setList] = useState<DeskLinkList>();
  const element = useRef<HTMLUListElement>(null);
  const showRest = (rest: DeskLinkList) => {
    setList(rest);
    // The button that was pressed is gone.
    element.current?.focus();
  };
  return (
    <div className="mt-4">
      <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={() => run(api.listLinks, setList)}>
        {list ? m.deskLoadLinks : m.deskShowLinks}
      </Button>
      <ActionStatus isBusy={isBusy} error={error} />
      {list && (
        <Links
          ref={element}
          {...{ list, isBusy }}
          onEnd={(id) => void run(() => api.endLink(id), showRest)}
          onEndOthers={() => void run(api.endOtherLinks, showRest)}
        />
      )}
    </div>
  );
}
