import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * Finds violations of accessibility rules.
 *
 * @param runOnly tags or ids of the rules.
 * @returns a line per rule, with the elements and what is wrong with each.
 */
export async function findViolations(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  // Once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations }: AxeResults = await Reflect.get(globalThis, 'axe').run(document, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
      );
      // Describing what passes takes most of the time.
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
