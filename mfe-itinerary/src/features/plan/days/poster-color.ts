import type { PosterSource } from '@almaty/ui/poster-source';

/** The CSS colour of a picture's poster; spruce without a picture. */
export const getPosterColor = (picture: PosterSource | undefined): string =>
  `var(--color-${picture?.color ?? 'spruce'})`;
