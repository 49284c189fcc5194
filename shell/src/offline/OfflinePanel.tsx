import { formatDate, todayInAlmaty } from '@almaty/dates';
import { OWN_NAMES } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { GuideList } from './guide-list.ts';
import {
  type CheckedSet,
  checkSets,
  countBytes,
  DamagedContentError,
  findMissing,
  keepSet,
  removeGuide,
} from './guide-store.ts';
import { loadGuideList } from './load-list.ts';
import { canKeep, hasWorker, startWorker, stopWorker } from './worker-registration.ts';

/** What is on this device, and what there is; the list is null when it cannot be had. */
type State = { sets: readonly CheckedSet[]; hasWorker: boolean; list: GuideList | null; missing: number };

type Loading = { bytes: number; all: number };

/** Megabytes with one decimal. */
const toMegabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;

const formatDay = (time: number) => formatDate(todayInAlmaty(new Date(time)));

async function readState(): Promise<State> {
  const [sets, isActive, list] = await Promise.all([checkSets(), hasWorker(), loadGuideList().catch(() => null)]);
  return { sets, hasWorker: isActive, list, missing: list ? countBytes(list, await findMissing(list)) : 0 };
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return m.offlineFull;
  return error instanceof DamagedContentError ? m.offlineDamaged : m.offlineFailed;
}

/** Loads the guide, with everything that the page says before it says that the guide is ready. */
async function keepGuide(list: GuideList, onProgress: (bytes: number) => void): Promise<void> {
  // Without waiting: some browsers ask the visitor.
  void navigator.storage?.persist?.();
  await keepSet('guide', list, onProgress);
  await startWorker();
}

/**
 * Says what is kept of the guide on this device, loads it, and removes it.
 *
 * @param onKnown called when it says what is there.
 */
export function OfflinePanel({ onKnown }: { onKnown: () => void }) {
  const [state, setState] = useState<State | 'checking' | 'unsupported'>('checking');
  const [loading, setLoading] = useState<Loading | null>(null);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');
  const check = () => readState().then(setState, () => setState('unsupported'));
  useEffect(() => {
    if (canKeep()) void check();
    else setState('unsupported');
  }, []);
  const isKnown = state !== 'checking';
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);

  if (state === 'checking') return <p>{m.offlineNeedsScript}</p>;
  if (state === 'unsupported') return <p>{m.offlineUnsupported}</p>;
  const { sets, list, missing } = state;
  const guide = sets.find(({ kind, language }) => kind === 'guide' && language === LANGUAGE);
  const isReady = guide?.isComplete === true && state.hasWorker;
  const isNewest = isReady && missing === 0;

  const keep = async (wanted: GuideList) => {
    setProblem('');
    setDone('');
    const all = countBytes(wanted);
    setLoading({ bytes: 0, all });
    try {
      await keepGuide(wanted, (bytes) => setLoading({ bytes, all }));
    } catch (error) {
      setProblem(describeFailure(error));
    }
    await check();
    setLoading(null);
  };
  const remove = async () => {
    await removeGuide();
    await stopWorker();
    setProblem('');
    setDone(m.offlineRemoved);
    await check();
  };
  const label = !guide ? m.offlineKeep : isReady ? m.offlineUpdate : m.offlineRepair;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      {new URLSearchParams(location.search).has('missing') && <p>{m.offlineMissing}</p>}
      <div role="status" className="grid gap-2">
        {guide && (
          <p>
            {m.offlineKept({
              day: formatDay(guide.savedAt),
              pages: Object.keys(guide.pages).length,
              megabytes: toMegabytes(guide.bytes),
            })}
          </p>
        )}
        {sets
          .filter((set) => set !== guide)
          .map((set) => (
            <KeptSetLine key={`${set.kind}-${set.language}`} set={set} />
          ))}
        {done && !guide && <p>{done}</p>}
        {!guide && !done && <p>{m.offlineNothing}</p>}
        {isReady && <p className="font-bold">{m.offlineReady}</p>}
        {guide && !isReady && <p className="font-bold">{m.offlineIncomplete}</p>}
        {isNewest && list && <p>{m.offlineNewest}</p>}
        {isReady && missing > 0 && <p>{m.offlineNewer({ megabytes: toMegabytes(missing) })}</p>}
        {!isReady && list && <p>{m.offlineSize({ megabytes: toMegabytes(missing) })}</p>}
        {!list && !isReady && <p>{m.offlineUnknownSize}</p>}
      </div>
      {loading && <Progress {...loading} />}
      {problem && <Notice title={m.offlineIncompleteTitle}>{problem}</Notice>}
      <div className="flex flex-wrap gap-4">
        {list && !isNewest && (
          <Button disabled={loading !== null} onClick={() => void keep(list)}>
            {label}
          </Button>
        )}
        {sets.length > 0 && (
          <Button variant="outline" disabled={loading !== null} onClick={() => void remove()}>
            {m.offlineRemove}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How much is there and checked. Drawn, because each browser gives its own bar another colour. */
function Progress({ bytes, all }: Loading) {
  const words = m.offlineProgress({ done: toMegabytes(bytes), all: toMegabytes(all) });
  const percent = Math.floor((100 * bytes) / all);
  return (
    <div className="grid gap-1 tabular-nums">
      <p>{words}</p>
      <svg
        role="progressbar"
        aria-valuenow={percent}
        aria-valuetext={words}
        aria-label={m.offlineState}
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="h-3 w-full bg-sunk"
      >
        <rect width={percent} height="2" className="fill-apple" />
      </svg>
    </div>
  );
}

/** Another set that is kept: the page of plans, or the guide in another language. */
function KeptSetLine({ set }: { set: CheckedSet }) {
  const words = { day: formatDay(set.savedAt), megabytes: toMegabytes(set.bytes) };
  if (set.kind === 'plan') return <p>{m.offlineKeptPlan(words)}</p>;
  return <p>{`${OWN_NAMES[set.language]}: ${m.offlineKept({ ...words, pages: Object.keys(set.pages).length })}`}</p>;
}
