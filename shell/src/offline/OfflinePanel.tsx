import { formatDate, todayInAlmaty } from '@almaty/dates';
import { OWN_NAMES } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useEffect } from 'react';
import * as m from '#messages';
import type { CheckedSet } from './guide-store.ts';
import { type Loading, useKeptGuide } from './useKeptGuide.ts';

/** Megabytes with one decimal. */
const toMegabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;

const formatDay = (time: number) => formatDate(todayInAlmaty(new Date(time)));

/**
 * Says what is kept of the guide on this device, loads it, and removes it.
 *
 * @param onKnown called when it says what is there.
 */
export function OfflinePanel({ onKnown }: { onKnown: () => void }) {
  const { kept, offer, loading, problem, isRemoved, keep, remove } = useKeptGuide();
  const isKnown = kept !== 'checking';
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);

  if (kept === 'checking') return <p>{m.offlineNeedsScript}</p>;
  if (kept === 'unsupported') return <p>{m.offlineUnsupported}</p>;
  const guide = kept.sets.find(({ kind, language }) => kind === 'guide' && language === LANGUAGE);
  const isReady = guide?.isComplete === true && kept.hasWorker;
  const isBusy = loading !== null;
  const missing = typeof offer === 'object' ? offer?.missing : offer;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      {new URLSearchParams(location.search).has('missing') && <p>{m.offlineMissing}</p>}
      <div role="status" className="grid gap-2">
        {kept.sets.map((set) => (
          <p key={`${set.kind}-${set.language}`}>{describeSet(set)}</p>
        ))}
        {!guide && <p>{isRemoved ? m.offlineRemoved : m.offlineNothing}</p>}
        {guide && <p className="font-bold">{isReady ? m.offlineReady : m.offlineIncomplete}</p>}
        {guide && kept.isPersistent !== undefined && (
          <p>{kept.isPersistent ? m.offlinePersistent : m.offlineNotPersistent}</p>
        )}
        <OfferLine missing={missing} isReady={isReady} />
      </div>
      {loading && <Progress loading={loading} />}
      {problem && <Notice title={m.offlineIncompleteTitle}>{problem}</Notice>}
      <div className="flex flex-wrap gap-4">
        {!(isReady && (missing === 'asking' || !missing)) && (
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

/** How many bytes there are to load, undefined when that cannot be known; nothing of a guide that is ready while it is not. */
function OfferLine({ missing, isReady }: { missing: number | 'asking' | undefined; isReady: boolean }) {
  if (typeof missing !== 'number') {
    if (isReady) return null;
    return <p>{missing ? m.offlineAsking : m.offlineUnknownSize}</p>;
  }
  const megabytes = toMegabytes(missing);
  if (!isReady) return <p>{m.offlineSize({ megabytes })}</p>;
  return <p>{missing > 0 ? m.offlineNewer({ megabytes }) : m.offlineNewest}</p>;
}

/** How much is there and checked. Drawn, because each browser gives its own bar another colour. */
function Progress({ loading }: { loading: Loading }) {
  if (typeof loading === 'string') return <p>{loading === 'asking' ? m.offlineAsking : m.offlineWaiting}</p>;
  const { bytes, all } = loading;
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
