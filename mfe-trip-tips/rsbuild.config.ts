import { createRemoteBuild } from '@almaty/delivery/build';
import { contentPlugin } from './build/content-plugin.ts';
import { editorPlugin } from './editor/build-plugin.ts';

export default createRemoteBuild(import.meta.dirname, [contentPlugin(), editorPlugin()]);
