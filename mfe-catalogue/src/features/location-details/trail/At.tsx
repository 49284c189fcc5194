import type { SVGProps } from 'react';

type Props = Omit<SVGProps<SVGSVGElement>, 'x' | 'y'> & {
  /** In percent of the drawing around it, as `y` is. */
  x: number;
  y?: number;
};

/** Draws at a place of a drawing that is as wide as the page lets it be: what is drawn keeps its size. */
export const At = ({ x, y = 0, ...props }: Props) => (
  <svg aria-hidden="true" overflow="visible" {...props} x={`${x}%`} y={`${y}%`} />
);
