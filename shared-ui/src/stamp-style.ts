import type { CSSProperties } from 'react';

/** The style that gives a stamp (utilities.css) its colour. @param color a colour of CSS. */
export const getStampStyle = (color: string) => ({ '--stamp': color }) as CSSProperties;
