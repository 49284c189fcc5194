export { CHANNELS_FILE, Channels, PointerChange } from './channels.ts';
export { Fragment, FragmentHead, getFragmentFile, RELEASE_BASE_PLACEHOLDER } from './fragment.ts';
export { EDITOR_FOLDER, Release, Version } from './release.ts';
export { isRemoteName, REMOTE_NAMES, type RemoteName } from './remotes.ts';
