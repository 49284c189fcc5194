import { readContent } from '../checking/read-content.ts';
import type { Tips } from '../schema/tips.ts';
import { tipsOf } from './publish.ts';

/**
 * Everything the page shows. Node reads the editors' files here; a build puts what they give in the place of this
 * module (build/content-plugin.ts), so that no browser gets the reader.
 */
export const tips: Tips = tipsOf(readContent());
