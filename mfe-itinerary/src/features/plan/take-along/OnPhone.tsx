import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import * as m from '#messages';

const encoder = loadable(() => import('./qr-code.ts'));

function QrCode({ path, size }: { path: string; size: number }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={m.planQrCode} className="size-full fill-black">
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** A link as a QR code, for a phone that is at hand; nothing when the encoder does not load, because the text is about the code. */
export function OnPhone({ link }: { link: string }) {
  const code = useIfLoaded(encoder, true);
  if (code === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-5 border-t-2 border-rule pt-5">
      <div className="size-44 bg-white exact-colors">{code && <QrCode {...code.toQrPath(link)} />}</div>
      <p className="min-w-0 max-w-80 grow basis-52">
        <b className="block">{m.planOnPhone}</b>
        {m.planOnPhoneText}
      </p>
    </div>
  );
}
