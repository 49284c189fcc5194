/**
 * The remotes of the site: the only list of them, from which everything else follows (docs/decisions/0081). The folder of a
 * remote is `mfe-<name>`, and so is its bucket.
 */
export const REMOTE_NAMES = ['catalogue', 'itinerary', 'trip-tips'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Whether a text is the name of a remote. */
export const isRemoteName = (text: string): text is RemoteName => REMOTE_NAMES.some((name) => name === text);

/** A name as environment variables are written: `TRIP_TIPS` of `trip-tips`. */
type Constant<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Uppercase<Word>}_${Constant<Rest>}`
  : Uppercase<Name>;

/** Writes the name of a remote as environment variables are written. */
export const toConstant = <Name extends RemoteName>(name: Name) =>
  name.toUpperCase().replaceAll('-', '_') as Constant<Name>;

/** The binding by which the shell's Worker has the bucket of a remote. */
export const getBucketBinding = <Name extends RemoteName>(name: Name) => `R2_${toConstant(name)}` as const;

/** The buckets of all remotes, each under its binding. */
export type RemoteBuckets<Bucket> = { [Name in RemoteName as ReturnType<typeof getBucketBinding<Name>>]: Bucket };

/** The name of a part as its team calls itself: `Trip tips` of `trip-tips`. */
export const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
