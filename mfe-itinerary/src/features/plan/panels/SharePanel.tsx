import type { PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import type { PlanAddress } from '../document/plan-address.ts';
import type { PlanApi } from '../document/plan-api.ts';
import { CopyLink } from '../take-along/CopyLink.tsx';
import { QrCode } from '../take-along/QrCode.tsx';
import { changeThenFocus } from '../tools/move-focus.ts';
import { ActionError } from './ActionError.tsx';
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

const toLink = (reference: string, key: string) => `${location.origin}/plan/${reference.toLowerCase()}#${key}`;

/** Opens the plan on the visitor's phone, and makes a link with which others read it, until it is taken back. */
export function SharePanel({ address, api, document, onDocument, onClose }: Props) {
  const { isBusy, error, run } = useAction();
  const { reference, shareKey } = document;
  const showFrom = (id: string) => (changed: PlanDocument) => changeThenFocus(() => onDocument(changed), id);
  return (
    <Panel title="Share" onClose={onClose}>
      <p>
        Somebody with this link reads the plan as it is at that moment, with your bookings. They cannot change it, and
        do not see who travels or what we wrote to you.
      </p>
      {shareKey ? (
        <>
          <CopyLink id={LINK_ID} label="Link for others" link={toLink(reference, shareKey)} />
          <div>
            <Button
              variant="text"
              aria-disabled={isBusy}
              onClick={() => run(() => api.setExtra('share', false), showFrom(MAKE_ID))}
            >
              Take the link back
            </Button>
            <p className="text-note text-ink-2">Then it opens nothing any more, for anybody.</p>
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
            Make a link
          </Button>
        </div>
      )}
      <ActionError error={error} />
      <div className="mt-3 flex flex-wrap items-start gap-5 border-t-2 border-rule pt-5">
        <QrCode link={toLink(address.reference, address.key)} label="QR code of this page" />
        <p className="min-w-0 max-w-80 grow basis-52">
          <b className="block">On your phone</b>
          Point its camera at the code. It opens this page with all your rights: show it to nobody else.
        </p>
      </div>
    </Panel>
  );
}
