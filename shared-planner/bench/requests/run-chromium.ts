import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { type Figures, summarize } from './figures.ts';

/** The planner as a script that defines a global variable of that name. */
async function bundlePlanner(globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/plan/index.ts')],
    ...{ bundle: true, minify: true, write: false, platform: 'browser', format: 'iife', globalName },
  });
  return outputFiles?.[0]?.text ?? '';
}

/** The same requests in Chromium: whether the plans are the same bytes, and the time of each in the page. */
export async function runChromium({ data, version }: ReleasedData, args: Arguments): Promise<Figures> {
  const { count, seed, maxItems, maxDays } = args;
  const planner = createPlanner(data, version);
  const browser = await chromium.launch({ executablePath: args.browser, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundlePlanner('planning') });
    await page.evaluate(`var planner = planning.createPlanner(${JSON.stringify(data)}, ${JSON.stringify(version)})`);
    const times: number[] = [];
    const different: string[] = [];
    for (let index = 0; index < count; index++) {
      const request = createRandomRequest(data, seed * count + index, { items: [1, maxItems], days: [1, maxDays] });
      const expected = JSON.stringify(planner.makePlan(request));
      const [text, ms] = await page.evaluate<[string, number]>(`(() => {
        const start = performance.now();
        const text = JSON.stringify(planner.makePlan(${JSON.stringify(request)}));
        return [text, performance.now() - start];
      })()`);
      times.push(ms);
      if (text !== expected) different.push(request.reference);
    }
    return {
      requests: count,
      'the same bytes as in Node': count - different.length,
      different,
      'first request, ms': Math.round(times[0] ?? 0),
      'time of a plan in the page, ms': summarize(times),
    };
  } finally {
    await browser.close();
  }
}
