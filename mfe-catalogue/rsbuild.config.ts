import { createRemoteBuild, workersPlugin } from '@almaty/delivery/build';
import { contentPlugin } from './build/content-plugin.ts';

export default createRemoteBuild(import.meta.dirname, [
  contentPlugin(),
  workersPlugin({ estimate: '@almaty/planner/estimate-worker' }),
]);
