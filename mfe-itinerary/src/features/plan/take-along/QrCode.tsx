import { useEffect, useState } from 'react';

/** A link as a QR code, for a phone that is at hand. Nothing until the encoder is loaded, as the link is beside it. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const [code, setCode] = useState<{ path: string; size: number }>();
  useEffect(() => {
    let isCurrent = true;
    void import('./qr-code.ts').then(
      ({ toQrPath }) => {
        if (isCurrent) setCode(toQrPath(link));
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return (
    <div className="size-44 bg-white exact-colors">
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} className="size-full fill-black">
          <path d={code.path} shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}
