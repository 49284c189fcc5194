import { startHost } from '@almaty/delivery/dev-host';
import { pages } from '../pages.ts';

startHost('trip-tips', pages);
