import { createRemoteBuild, workersPlugin } from '@almaty/delivery/build';
import { contentPlugin } from './build/content-plugin.ts';
import federation from './federation.config.ts';

export default createRemoteBuild(import.meta.dirname, federation, [
  contentPlugin(),
  workersPlugin({ estimate: '@almaty/planner/estimate-worker' }),
]);
