import { type Tab, tabCategories, tabs } from '../../lib/tab.ts';
import { locations } from '../locations.ts';

const count = (tab: Tab) => locations.filter(({ category }) => category === tabCategories[tab]).length;

/** How many locations each tab has. In a bundle the build replaces this module by its result (build/content-plugin.ts). */
export const locationCounts = Object.fromEntries(tabs.map((tab) => [tab, count(tab)])) as Readonly<Record<Tab, number>>;
