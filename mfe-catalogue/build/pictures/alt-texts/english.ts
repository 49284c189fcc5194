import type { AltTexts } from './alt-texts.ts';

/** The pictures themselves have their texts in English. */
export const altTexts: AltTexts = {};
