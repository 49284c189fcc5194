import type { PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import type { PlanAddress } from '../document/plan-address.ts';
import type { PlanApi } from '../document/plan-api.ts';
import { CopyLink } from '../take-along/CopyLink.tsx';
import { QrCode } from '../take-along/QrCode.tsx';
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

const toLink = (reference: string, key: string) => `${location.origin}/plan/${reference.toLowerCase()}#${key}`;

/** Opens the plan on the visitor's phone, and makes a link with which others read it, until it is taken back. */
export function SharePanel({ address, api, document, onDocument, onClose }: Props) {
  const { isBusy, error, run } = useAction();
  const { reference, shareKey } = document;
  return (
    <Panel title="Share" onClose={onClose}>
      <p>
        Somebody with this link reads the plan as it is at that moment. They cannot change it, and do not see what we
        wrote to you.
      </p>
      {shareKey ? (
        <>
          <CopyLink id="share-link" label="Link for others" link={toLink(reference, shareKey)} />
          <div>
            <Button
              variant="text"
              disabled={isBusy}
              onClick={() => run(() => api.setExtra('share', false), onDocument)}
            >
              Take the link back
            </Button>
            <p className="text-note text-ink-2">Then it opens nothing any more, for anybody.</p>
          </div>
        </>
      ) : (
        <div>
          <Button variant="solid" disabled={isBusy} onClick={() => run(() => api.setExtra('share', true), onDocument)}>
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
