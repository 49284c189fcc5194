import { createRemoteBuild } from '@almaty/delivery/build';

export default createRemoteBuild(import.meta.dirname);
