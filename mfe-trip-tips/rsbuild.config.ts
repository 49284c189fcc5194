import { remoteBuild } from '../rsbuild.remote.ts';
import { contentPlugin } from './build/content-plugin.ts';
import { editorPlugin } from './editor/build.ts';
import federation from './federation.config.ts';

export default remoteBuild(import.meta.dirname, federation, [contentPlugin(), editorPlugin()]);
