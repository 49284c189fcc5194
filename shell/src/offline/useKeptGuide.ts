import { useCallback, useEffect, useRef, useState } from 'react';
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
import { OFFLINE_CACHE_KEY } from './kept-set.ts';
import { loadGuideList } from './load-list.ts';
import { canKeep, hasWorker, startWorker, stopWorker } from './worker-registration.ts';

/** What is on this device, and whether the browser has agreed to keep it for good; undefined where it is not asked. */
type Kept = { sets: readonly CheckedSet[]; hasWorker: boolean; isPersistent: boolean | undefined };

/** What there is to keep, and how many bytes of it are not here. */
type Offer = { list: GuideList; missing: number };

/** Asking for the list, waiting for another tab, or how many bytes of all are here and checked. */
export type Loading = 'asking' | 'waiting' | { bytes: number; all: number };

const readKept = async (): Promise<Kept> => ({
  sets: await checkSets(),
  hasWorker: await hasWorker(),
  isPersistent: await navigator.storage?.persisted?.(),
});

async function loadOffer(): Promise<Offer> {
  const list = await loadGuideList();
  return { list, missing: countBytes(list, await findMissing(list)) };
}

async function loadGuide(onLoading: (loading: Loading) => void): Promise<void> {
  onLoading('asking');
  const list = await loadGuideList();
  const all = countBytes(list);
  await keepSet('guide', list, (progress) => onLoading(progress === 'waiting' ? progress : { bytes: progress, all }));
  await startWorker();
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return m.offlineFull;
  return error instanceof DamagedContentError ? m.offlineDamaged : m.offlineFailed;
}

/** What is kept on this device and what there is to keep, read again whenever this tab or another one has changed it. */
function useStore() {
  const [kept, setKept] = useState<Kept | 'checking' | 'unsupported'>('checking');
  const [offer, setOffer] = useState<Offer | null | 'asking'>('asking');
  const channel = useRef<BroadcastChannel>(null);
  const checks = useRef(0);
  const check = useCallback(async () => {
    checks.current += 1;
    const number = checks.current;
    // A check that began before something was removed can take longer than the one after it.
    const isLatest = () => number === checks.current;
    const next = await readKept().catch(() => 'unsupported' as const);
    if (!isLatest()) return;
    setKept(next);
    // What was offered before is not so any more.
    setOffer('asking');
    const offered = await loadOffer().catch(() => null);
    if (isLatest()) setOffer(offered);
  }, []);
  useEffect(() => {
    if (!canKeep()) return setKept('unsupported');
    const opened = new BroadcastChannel(OFFLINE_CACHE_KEY);
    opened.onmessage = () => void check();
    channel.current = opened;
    void check();
    return () => opened.close();
  }, [check]);
  const setPersistent = (isPersistent: boolean) =>
    setKept((last) => (typeof last === 'string' ? last : { ...last, isPersistent }));
  const tell = async () => {
    channel.current?.postMessage('changed');
    await check();
  };
  return { kept, offer, tell, setPersistent };
}

/** The state of the guide on this device, and how it is loaded and removed. */
export function useKeptGuide() {
  const { kept, offer, tell, setPersistent } = useStore();
  const [loading, setLoading] = useState<Loading | null>(null);
  const [problem, setProblem] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const keep = async () => {
    setProblem('');
    setRemoved(false);
    // Without waiting: some browsers ask the visitor.
    void navigator.storage?.persist?.().then(setPersistent, () => {});
    await loadGuide(setLoading).catch((error: unknown) => setProblem(describeFailure(error)));
    await tell();
    setLoading(null);
  };
  const remove = async () => {
    await removeGuide(() => setLoading('waiting'));
    await stopWorker();
    setProblem('');
    setRemoved(true);
    await tell();
    setLoading(null);
  };
  return { kept, offer, loading, problem, isRemoved, keep, remove };
}
