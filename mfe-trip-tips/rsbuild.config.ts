import { contentPlugin } from '@almaty/content/build';
import { createRemoteBuild, editorPartPlugin } from '@almaty/delivery/build';

export default createRemoteBuild(import.meta.dirname, [contentPlugin(import.meta.dirname), editorPartPlugin()]);
