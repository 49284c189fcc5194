import type { Canary } from '../schema/channels.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Environment } from './environment.ts';

/** Which buckets: the local ones in a folder, or the real ones of an environment. */
export type Target = { state: string } | { environment: Environment };

/** Where the gate tries a version: the origin of a site, and its TEAM_KEY, which it needs unless it has that version. */
export type GateSite = { site: string; key: string | undefined };

/** Where the gate tries a version and whether somebody has looked at large changes of its pages, or why it is skipped. */
export type GateOptions = (GateSite & { isAccepted: boolean }) | { reason: string };

/** Where figures are read, and with which key. */
export type FiguresOptions = { site: string; key: string };

/** After how many views a canary is promoted, and where its figures are read. */
type WatchOptions = FiguresOptions & { views: number };

type Options = { remotes: readonly RemoteName[]; target: Target; actor: string; isDryRun: boolean; isJson: boolean };

/** What to do with the bucket of one or several remotes. The version of `gate` is null for the stable one. */
type Action =
  | { command: 'publish'; isPromoted: boolean; keepsOthers: boolean; gate: GateOptions }
  | { command: 'gate'; version: string | null; gate: GateSite }
  | { command: 'promote'; version: string; gate: GateOptions }
  | { command: 'canary'; canary: Canary; gate: GateOptions; watch: WatchOptions | null }
  | { command: 'inspect'; version: string }
  | { command: 'list'; page: number; figures: FiguresOptions | null }
  | { command: 'rollback' | 'prune' | 'due' }
  | { command: 'matrix'; site: string };
export type Release = Options & Action;

/** What is done with the bucket of each remote by itself: the matrix has all of them in one table. */
export type RemoteAction = Exclude<Release, { command: 'matrix' }>;
