import { contentPlugin } from '@almaty/content/build';
import { createRemoteBuild, editorPartPlugin, workersPlugin } from '@almaty/delivery/build';
import { catalogue } from './build/content/catalogue.ts';
import { picturesPlugin } from './build/pictures-plugin.ts';

export default createRemoteBuild(import.meta.dirname, [
  contentPlugin(import.meta.dirname),
  picturesPlugin(catalogue),
  editorPartPlugin(),
  workersPlugin({ estimate: '@almaty/planner/estimate-worker' }),
]);
