import { contentPlugin } from '@almaty/content/build';
import { createRemoteBuild, editorPartPlugin, workersPlugin } from '@almaty/delivery/build';
import { exactMapPlugin } from './build/map/exact-map-plugin.ts';
import { groundsPlugin } from './build/map/grounds-plugin.ts';
import { photographsPlugin } from './build/photographs/photographs-plugin.ts';
import { picturesPlugin } from './build/pictures-plugin.ts';

export default createRemoteBuild(import.meta.dirname, [
  contentPlugin(import.meta.dirname),
  picturesPlugin(),
  photographsPlugin(import.meta.dirname),
  groundsPlugin(import.meta.dirname),
  editorPartPlugin(),
  exactMapPlugin(),
  workersPlugin({ estimate: '@almaty/planner/estimate-worker' }),
]);
