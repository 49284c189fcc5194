import { Picture } from '@almaty/ui/picture';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof Picture> & {
  /** Classes that set the aspect ratio. */
  shape?: string;
  /** Shown in the corner. */
  badge?: ReactNode;
};

/** The picture of a poster with its badge. */
export function PosterPicture({ shape = 'aspect-4/3', badge, ...picture }: Props) {
  return (
    <div className={shape}>
      <Picture {...picture} />
      {badge && <span className="absolute top-1.5 left-1.5">{badge}</span>}
    </div>
  );
}
