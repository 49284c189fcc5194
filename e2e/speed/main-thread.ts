import type { CDPSession } from '@playwright/test';

/** An event of a trace of Chromium's; times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { type?: string } };
};

/** What one interaction cost the page's main thread, in milliseconds. */
export type Work = {
  /** From the event to the frame that shows its effect. */
  shown: number;
  /** The dearest of its frames: everything from the end of one to the end of the next. */
  longest: number;
  /** Everything, with what it set moving, as long as the trace goes. */
  whole: number;
};

/** A turn of the main thread's loop; none lies in another. */
const TASK = 'ThreadControllerImpl::RunTask';
/** The last step of a frame that the main thread does. */
const FRAME_END = 'Layerize';
const categories = ['toplevel', 'devtools.timeline'];
/** How much of what follows counts, in milliseconds: a toast has come by then. */
const FOLLOWING_MS = 900;

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const sum = (tasks: readonly TraceEvent[]) => tasks.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;

/**
 * Adds up the main thread's tasks in a trace, from the first event of a type.
 *
 * @throws Error when there is none.
 */
export function workOf(trace: readonly TraceEvent[], type: string): Work {
  const input = trace.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  if (!input) throw new Error(`The trace holds no ${type}`);
  const after = trace
    .filter(
      (event) => event.pid === input.pid && event.tid === input.tid && event.ph === 'X' && endOf(event) > input.ts,
    )
    .sort((one, other) => one.ts - other.ts);
  const tasks = after.filter(({ name }) => name === TASK);
  const ends = [...after.filter(({ name }) => name === FRAME_END).map(endOf), Number.POSITIVE_INFINITY];
  const frames = ends.map((end, index) => sum(tasks.filter(({ ts }) => ts < end && ts >= (ends[index - 1] ?? 0))));
  return { shown: frames[0] ?? 0, longest: Math.max(...frames), whole: sum(tasks) };
}

/** Traces an interaction, and what follows from it for a while. */
export async function trace(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  });
  await act();
  await new Promise((resolve) => setTimeout(resolve, FOLLOWING_MS));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}
