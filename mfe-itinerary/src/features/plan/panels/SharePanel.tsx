import type { PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import * as m from '#messages';
import { BASE } from '../document/base.ts';
import type { PlanAddress } from '../document/plan-address.ts';
import type { PlanApi } from '../document/plan-api.ts';
import { CopyLink } from '../take-along/CopyLink.tsx';
import { OnPhone } from '../take-along/OnPhone.tsx';
import { changeThenFocus } from '../tools/move-focus.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { Panel } from './Panel.tsx';
import { useAction } from './useAction.ts';

type Props = {
  address: PlanAddress;
  api: PlanApi;
  document: PlanDocument;
  onDocument: (document: PlanDocument) => void;
  onClose: () => void;
};

const LINK_ID = 'share-link';
const MAKE_ID = 'make-share-link';

const toLink = (reference: string, key: string) => `${location.origin}${BASE}/plan/${reference.toLowerCase()}#${key}`;

/** Opens the plan on the visitor's phone, and makes a link with which others read it, until it is taken back. */
export function SharePanel({ address, api, document, onDocument, onClose }: Props) {
  const { isBusy, error, run } = useAction();
  const { reference, shareKey } = document;
  const showFrom = (id: string) => (changed: PlanDocument) => changeThenFocus(() => onDocument(changed), id);
  return (
    <Panel title={m.planShare} onClose={onClose}>
      <p>{m.planShareText}</p>
      {shareKey ? (
        <>
          <CopyLink id={LINK_ID} label={m.planShareLink} link={toLink(reference, shareKey)} />
          <div>
            <Button
              variant="text"
              aria-disabled={isBusy}
              onClick={() => run(() => api.setExtra('share', false), showFrom(MAKE_ID))}
            >
              {m.planShareTakeBack}
            </Button>
            <p className="text-note text-ink-2">{m.planShareTakeBackText}</p>
          </div>
        </>
      ) : (
        <div>
          <Button
            id={MAKE_ID}
            variant="solid"
            aria-disabled={isBusy}
            onClick={() => run(() => api.setExtra('share', true), showFrom(LINK_ID))}
          >
            {m.planShareMake}
          </Button>
        </div>
      )}
      <ActionStatus isBusy={isBusy} error={error} />
      <OnPhone link={toLink(address.reference, address.key)} />
    </Panel>
  );
}
