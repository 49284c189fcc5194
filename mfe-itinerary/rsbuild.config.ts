import { createRemoteBuild } from '@almaty/delivery/build';
import federation from './federation.config.ts';

export default createRemoteBuild(import.meta.dirname, federation);
