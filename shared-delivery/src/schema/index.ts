export { CHANNELS_FILE, Channels, PointerChange } from './channels.ts';
export { Fragment, FragmentHead, getFragmentFile, RELEASE_BASE_PLACEHOLDER } from './fragment.ts';
export { isInlineable } from './inline-style.ts';
export { EDITOR_FOLDER, type FileDigest, Release, Version } from './release.ts';
export { isRemoteName, REMOTE_NAMES, type RemoteName } from './remotes.ts';
