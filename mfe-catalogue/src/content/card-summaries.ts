import { placeFacts } from './facts/index.ts';
import { type Glance, glanceOf } from './glance.ts';

/**
 * Every place at a glance, by its slug. What browsers get holds the result alone (build/content-plugin.ts): the facts
 * with their sources are ten times as large, and stay with the pages that show them.
 */
export const glances: Readonly<Record<string, Glance>> = Object.fromEntries(
  Object.entries(placeFacts).map(([slug, facts]) => [slug, glanceOf(facts)]),
);
