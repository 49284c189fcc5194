import { prerenderPages } from '@almaty/delivery/prerendering';
import { pages } from './pages.ts';

/** Prerenders every page of this remote; called when it is published. */
export const prerender = () => prerenderPages(pages);
