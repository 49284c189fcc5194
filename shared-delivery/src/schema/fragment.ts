import * as z from 'zod/mini';

/** Stands in a fragment for the base URL of its release, which only the shell's Worker knows. */
export const RELEASE_BASE_PLACEHOLDER = 'https://release-base.invalid/';

/** What a page says in its document head. `image` is the site path of its share picture, 1200 x 630 px. */
export const FragmentHead = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
  noindex: z.optional(z.boolean()),
  image: z.optional(z.string()),
  /** What the page is about, as schema.org describes it; URLs in it may be site paths. */
  structuredData: z.optional(z.record(z.string(), z.unknown())),
});
export type FragmentHead = z.infer<typeof FragmentHead>;

/** A prerendered page: the fields of its document head, and the HTML of its outlet. */
export const Fragment = z.object({ head: FragmentHead, body: z.string().check(z.minLength(1)) });
export type Fragment = z.infer<typeof Fragment>;
