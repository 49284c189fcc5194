export {
  CHANNELS_FILE,
  type ChannelName,
  Channels,
  LAST_CHANGE_FILES,
  PointerChange,
} from './channels.ts';
export { getCompressedCopy, getCopiedFile, hasCompressedCopy } from './compressed-copy.ts';
export { getEditorOrigin, getSiteOrigin } from './editor-origin.ts';
export {
  EDITOR_MODULE,
  type EditedEntry,
  type EditorCollection,
  type EditorPart,
  type EditorSettings,
  type EntryFormat,
  type FieldDifference,
} from './editor-part.ts';
export { Figures, MAX_FIGURE_HOURS, PartFigures } from './figures.ts';
export { Fragment, FragmentHead, RELEASE_BASE_PLACEHOLDER } from './fragment.ts';
export { API_VERSION_HEADER, TURNSTILE_HEADER } from './health.ts';
export { isInlineable } from './inline-style.ts';
export { getAddressBlock, getNetwork } from './network.ts';
export {
  EDITOR_FOLDER,
  type FileDigest,
  getContentKey,
  getSnapshot,
  listLanguages,
  Release,
  type ReleasedInset,
  type ReleasedPage,
  type Skeleton,
  Version,
} from './release.ts';
export { parseReleaseServers } from './release-servers.ts';
export {
  getBucketBinding,
  isRemoteName,
  REMOTE_NAMES,
  type RemoteBuckets,
  type RemoteName,
  toTitle,
} from './remotes.ts';
export {
  COUNTED,
  type Counted,
  MAX_REPORT_BYTES,
  MEASURED,
  type Part,
  Report,
  ReportEvent,
  WATCHED,
  type Watched,
} from './reports.ts';
export { describeNeed, joinSubpaths, type SharedModules } from './shared-modules.ts';
export { ApiStatus, STATUS_PATH } from './status.ts';
