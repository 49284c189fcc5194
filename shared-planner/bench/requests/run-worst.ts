import type { ReleasedData } from '../../src/cli/read-input.ts';
import type { Arguments } from './arguments.ts';
import { type Figures, summarize } from './figures.ts';
import { findWorst } from './find-worst.ts';
import { startWorkerd } from './start-workerd.ts';

const SHOWN = 10;

/**
 * Searches for the requests whose plans take most CPU time, and measures those in workerd too; the worst of them is also its
 * first request, while the planner is not compiled yet.
 */
export async function runWorst({ data, version }: ReleasedData, args: Arguments): Promise<Figures> {
  const made = findWorst({ data, version }, args);
  const worst = made.slice(0, SHOWN);
  const workerd = await startWorkerd({ data, version });
  try {
    const cold = workerd.getCpuMs();
    if (worst[0]) await (await workerd.post('/plan', worst[0].request)).text();
    const first = workerd.getCpuMs() - cold;
    const inWorkerd: number[] = [];
    const lines: string[] = [];
    for (const { request, ms, steps, text } of worst) {
      const before = workerd.getCpuMs();
      const isSame = (await (await workerd.post('/plan', request)).text()) === text;
      const cpu = workerd.getCpuMs() - before;
      inWorkerd.push(cpu);
      const { locations, activities, start_date, end_date, order, preferences } = request;
      lines.push(
        `${request.reference}: ${locations.length + activities.length} items, ${start_date} to ${end_date}, ${order.length} sequences, ${Object.values({ ...preferences, arrival: '', departure: '' }).join(' ')}: ${Math.round(steps / 1e6)} million steps, ${Math.round(ms)} ms in Node, ${cpu} ms in workerd${isSame ? '' : ', other bytes'}`,
      );
    }
    return {
      requests: args.count,
      'whose budget was spent': made.filter(({ isSpent }) => isSpent).length,
      'CPU time in Node, ms': summarize(made.map(({ ms }) => ms)),
      'CPU time of the worst in workerd, ms': summarize(inWorkerd),
      'CPU time of the first request in workerd, ms': first,
      'the worst': lines,
    };
  } finally {
    await workerd.dispose();
  }
}
