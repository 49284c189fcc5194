import { Picture } from '@almaty/ui/picture';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof Picture> & {
  /** The classes that give it its shape. */
  shape?: string;
  /** A stamp in its corner. */
  badge?: ReactNode;
};

/** The picture of a poster. */
export function PosterPicture({ shape = 'aspect-4/3', badge, ...picture }: Props) {
  return (
    <div className={shape}>
      <Picture {...picture} />
      {badge && <span className="absolute top-1.5 left-1.5">{badge}</span>}
    </div>
  );
}
