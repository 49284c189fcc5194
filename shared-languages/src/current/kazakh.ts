import type { Language } from '../languages.ts';

/** The language of this build: that of the condition with which `@almaty/languages/current` was resolved. */
export const LANGUAGE: Language = 'kk';
