import { createRemoteBuild, workersPlugin } from '@almaty/delivery/build';

export default createRemoteBuild(import.meta.dirname, [workersPlugin({ estimate: '@almaty/planner/estimate-worker' })]);
