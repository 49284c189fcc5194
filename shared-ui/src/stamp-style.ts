import type { CSSProperties } from 'react';

/** The style that gives a stamp (utilities.css) its colour: any CSS colour. */
export const getStampStyle = (color: string) => ({ '--stamp': color }) as CSSProperties;
