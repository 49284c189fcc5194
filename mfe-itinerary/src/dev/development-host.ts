import { startDevelopmentHost } from '@almaty/delivery/development-host';
import { pages } from '../pages.ts';

startDevelopmentHost('itinerary', pages);
