import { LANGUAGES } from '@almaty/languages';
import * as z from 'zod/mini';

/** Under these paths the edge has what a browser needs to keep the guide: a list, the texts that pages share, and pages. */
export const LIST_PATH = '/_offline/list/';
export const TEXTS_PATH = '/_offline/texts/';
export const PAGE_PATH = '/_offline/page';

/** What a content is fetched by: an address, and how many bytes travel. A hash names the content. */
const Source = z.object({ url: z.string(), bytes: z.int() });

/**
 * Everything that the guide is made of in one language, of the releases that one visitor gets. `files` and `pages` say which
 * content a path of the site has; `notes` are sentences that only the edge can write, because they have a date.
 */
export const GuideList = z.object({
  language: z.enum(LANGUAGES),
  /** Part -> the version of its release. */
  versions: z.record(z.string(), z.string()),
  /** Hash -> where the content is. */
  contents: z.record(z.string(), Source),
  files: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.string()),
  /** The hash of the shared texts. */
  texts: z.string(),
  notes: z.object({
    /** At the top of a page that comes from the store. */
    saved: z.string(),
    /** The same when it has become old. */
    old: z.string(),
  }),
});
export type GuideList = z.infer<typeof GuideList>;
