import type { CDPSession } from '@playwright/test';

/** An event of Chromium's trace format; times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { type?: string } };
};

/** The time of the page's main thread that one interaction took, in milliseconds. */
export type InteractionCost = {
  /** From the event to the end of the frame that shows its effect. */
  untilShown: number;
  /** The longest frame: from the end of one to the end of the next. */
  longestFrame: number;
  /** Everything until the end of the trace, animations included. */
  total: number;
};

/** A turn of the main thread's event loop; tasks are never nested. */
const TASK = 'ThreadControllerImpl::RunTask';
/** The last step of a frame on the main thread. */
const FRAME_END = 'Layerize';
const CATEGORIES = ['toplevel', 'devtools.timeline'];
/** How long the trace continues after the interaction, in milliseconds; a toast is shown within this time. */
const TRACE_AFTER_MS = 900;

const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const sumMilliseconds = (tasks: readonly TraceEvent[]) => tasks.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;

/**
 * Adds up the main thread's tasks in a trace, from the first event of a type on.
 *
 * @param type of the DOM event, e.g. `click`.
 * @throws Error when the trace has no such event.
 */
export function measureCost(trace: readonly TraceEvent[], type: string): InteractionCost {
  const input = trace.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  if (!input) throw new Error(`The trace has no ${type} event`);
  const after = trace
    .filter(
      (event) => event.pid === input.pid && event.tid === input.tid && event.ph === 'X' && getEnd(event) > input.ts,
    )
    .sort((a, b) => a.ts - b.ts);
  const tasks = after.filter(({ name }) => name === TASK);
  const frameEnds = [...after.filter(({ name }) => name === FRAME_END).map(getEnd), Number.POSITIVE_INFINITY];
  const frames = frameEnds.map((end, index) =>
    sumMilliseconds(tasks.filter(({ ts }) => ts < end && ts >= (frameEnds[index - 1] ?? 0))),
  );
  return { untilShown: frames[0] ?? 0, longestFrame: Math.max(...frames), total: sumMilliseconds(tasks) };
}

/** Records a trace of an interaction and of what follows for a while. */
export async function recordTrace(session: CDPSession, interact: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  await interact();
  await new Promise((resolve) => setTimeout(resolve, TRACE_AFTER_MS));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}
