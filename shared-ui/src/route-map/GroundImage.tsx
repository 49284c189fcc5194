import type { SVGAttributes } from 'react';
import { DARK_GROUND } from './dark-ground.ts';

type Props = Pick<SVGAttributes<SVGImageElement>, 'x' | 'y' | 'width' | 'height' | 'preserveAspectRatio'> & {
  /** The path of the ground. */
  path: string;
};

/**
 * The picture of the land under a map in the colours of the page's scheme. The page chooses them, because WebKit tells a
 * picture nothing of the scheme before 2026 (https://bugs.webkit.org/show_bug.cgi?id=199134). Both are one file.
 */
export const GroundImage = ({ path, ...box }: Props) => (
  <>
    <image href={path} {...box} className="dark:hidden" />
    <image href={`${path}#${DARK_GROUND}`} {...box} className="hidden dark:inline" />
  </>
);
