import { getBase } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';

/** What the paths of this language begin with, for links that are not the router's. */
export const BASE = getBase(LANGUAGE);
