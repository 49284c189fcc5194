import { Picture } from '@almaty/ui/picture';
import type { ComponentProps, ReactNode } from 'react';
import * as m from '#messages';

type Props = ComponentProps<typeof Picture> & {
  /** Classes that set the aspect ratio. */
  shape?: string;
  /** Shown in the upper corner. */
  badge?: ReactNode;
  /** Shown at the lower edge. */
  stamp?: ReactNode;
  /** Whether it says that it is drawn, where a visitor may take it for the place. */
  isLabelled?: boolean;
};

/** The picture of a poster with its badge and stamp. */
export function PosterPicture({ shape = 'aspect-4/3', badge, stamp, isLabelled = false, ...picture }: Props) {
  return (
    <div className={shape}>
      <Picture {...picture} />
      {badge && <span className="absolute top-1.5 left-1.5 print:top-0 print:left-0">{badge}</span>}
      {stamp && <span className="absolute inset-x-1.5 bottom-1.5 flex print:inset-x-0 print:bottom-0">{stamp}</span>}
      {/* The alternative text says it too. */}
      {isLabelled && (
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-1.5 bg-(--poster-color) px-3 text-xs text-on-caption print:hidden"
        >
          {m.cardIllustration}
        </span>
      )}
    </div>
  );
}
