import { contentPlugin } from '@almaty/content/build';
import { createRemoteBuild } from '@almaty/delivery/build';
import { editorPlugin } from './editor/build-plugin.ts';

export default createRemoteBuild(import.meta.dirname, [contentPlugin(import.meta.dirname), editorPlugin()]);
