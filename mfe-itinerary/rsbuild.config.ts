import { createRemoteBuild, workersPlugin } from '@almaty/delivery/build';
import federation from './federation.config.ts';

export default createRemoteBuild(import.meta.dirname, federation, [
  workersPlugin({ estimate: '@almaty/planner/estimate-worker' }),
]);
