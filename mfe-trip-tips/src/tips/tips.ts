import type { Tips } from '../schema/tips.ts';
import { readContent } from '../validation/read-content.ts';
import { collectTips } from './collect-tips.ts';

/**
 * Everything the page shows. In Node this module reads the content files; a build replaces it with the result
 * (build/content-plugin.ts), so that no browser loads the parsers.
 */
export const tips: Tips = collectTips(readContent());
