import { formatDate, todayInAlmaty } from '@almaty/dates';
import { OWN_NAMES } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useCallback, useEffect, useState } from 'react';
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

/** What is on this device. */
type Kept = { sets: readonly CheckedSet[]; hasWorker: boolean };

/** What there is to keep, and how many bytes of it are not here. */
type Offer = { list: GuideList; missing: number };

type Loading = { bytes: number; all: number };

/** Megabytes with one decimal. */
const toMegabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;

const formatDay = (time: number) => formatDate(todayInAlmaty(new Date(time)));

const readKept = async (): Promise<Kept> => ({ sets: await checkSets(), hasWorker: await hasWorker() });

async function loadOffer(): Promise<Offer> {
  const list = await loadGuideList();
  return { list, missing: countBytes(list, await findMissing(list)) };
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return m.offlineFull;
  return error instanceof DamagedContentError ? m.offlineDamaged : m.offlineFailed;
}

/**
 * Says what is kept of the guide on this device, loads it, and removes it.
 *
 * @param onKnown called when it says what is there.
 */
export function OfflinePanel({ onKnown }: { onKnown: () => void }) {
  const [kept, setKept] = useState<Kept | 'checking' | 'unsupported'>('checking');
  const [offer, setOffer] = useState<Offer | null | 'asking'>('asking');
  const [loading, setLoading] = useState<Loading | null>(null);
  const [problem, setProblem] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const check = useCallback(async () => {
    await readKept().then(setKept, () => setKept('unsupported'));
    await loadOffer().then(setOffer, () => setOffer(null));
  }, []);
  useEffect(() => {
    if (canKeep()) void check();
    else setKept('unsupported');
  }, [check]);
  const isKnown = kept !== 'checking';
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);

  if (kept === 'checking') return <p>{m.offlineNeedsScript}</p>;
  if (kept === 'unsupported') return <p>{m.offlineUnsupported}</p>;
  const guide = kept.sets.find(({ kind, language }) => kind === 'guide' && language === LANGUAGE);
  const isReady = guide?.isComplete === true && kept.hasWorker;
  const isBusy = loading !== null;

  const keep = async () => {
    setProblem('');
    setRemoved(false);
    setLoading({ bytes: 0, all: 1 });
    // Without waiting: some browsers ask the visitor.
    void navigator.storage?.persist?.();
    try {
      const list = await loadGuideList();
      const all = countBytes(list);
      await keepSet('guide', list, (bytes) => setLoading({ bytes, all }));
      await startWorker();
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
    setRemoved(true);
    await check();
  };
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      {new URLSearchParams(location.search).has('missing') && <p>{m.offlineMissing}</p>}
      <div role="status" className="grid gap-2">
        {kept.sets.map((set) => (
          <p key={`${set.kind}-${set.language}`}>{describeSet(set)}</p>
        ))}
        {!guide && <p>{isRemoved ? m.offlineRemoved : m.offlineNothing}</p>}
        {guide && <p className="font-bold">{isReady ? m.offlineReady : m.offlineIncomplete}</p>}
        <OfferLine offer={offer} isReady={isReady} />
      </div>
      {loading && <Progress {...loading} />}
      {problem && <Notice title={m.offlineIncompleteTitle}>{problem}</Notice>}
      <div className="flex flex-wrap gap-4">
        {!(isReady && (offer === 'asking' || !offer?.missing)) && (
          <Button disabled={isBusy} onClick={() => void keep()}>
            {!guide ? m.offlineKeep : isReady ? m.offlineUpdate : m.offlineRepair}
          </Button>
        )}
        {kept.sets.length > 0 && (
          <Button variant="outline" disabled={isBusy} onClick={() => void remove()}>
            {m.offlineRemove}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What a set is, of which day, and how much. */
function describeSet({ kind, language, savedAt, bytes, pages }: CheckedSet): string {
  const words = { day: formatDay(savedAt), megabytes: toMegabytes(bytes) };
  if (kind === 'plan') return m.offlineKeptPlan(words);
  const text = m.offlineKept({ ...words, pages: Object.keys(pages).length });
  return language === LANGUAGE ? text : `${OWN_NAMES[language]}: ${text}`;
}

/** What there is to load; nothing of a guide that is ready while that is not known. */
function OfferLine({ offer, isReady }: { offer: Offer | null | 'asking'; isReady: boolean }) {
  if (offer === 'asking' || !offer) {
    if (isReady) return null;
    return <p>{offer ? m.offlineAsking : m.offlineUnknownSize}</p>;
  }
  const megabytes = toMegabytes(offer.missing);
  if (!isReady) return <p>{m.offlineSize({ megabytes })}</p>;
  return <p>{offer.missing > 0 ? m.offlineNewer({ megabytes }) : m.offlineNewest}</p>;
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
