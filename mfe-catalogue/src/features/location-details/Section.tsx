import { Icon } from '@almaty/ui/icon';
import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page behind a heading that opens on a press. */
export function Section({ id, title, children }: Props) {
  return (
    <details className="detail-section group/section border-t border-rule print:break-inside-avoid">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 print:min-h-10 print:break-after-avoid">
        <h2 className="display text-h4 text-display">{title}</h2>
        <Icon name="plus" className="size-5 group-open/section:rotate-45 print:hidden" />
      </summary>
      {/* A link to what a closed section contains opens it. */}
      <div id={id} className="scroll-mt-32 pb-5 print:pb-2">
        {children}
      </div>
    </details>
  );
}
