import { askToKeepPage } from '@almaty/delivery/keep-page';
import type { MakePlan } from '@almaty/planner/edit';
import type { PlanDocument } from '@almaty/planner/schema';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '#messages';
import { loadMakePlan } from '../editor/make-plan.ts';
import { createPlanEditor } from '../editor/plan-editor.ts';
import { loadLocalCopy, removeExpiredCopies, removeLocalCopy, saveLocalCopy } from './local-copy.ts';
import type { PlanAddress, PlanCollection } from './plan-address.ts';
import { createPlanApi, type PlanApi } from './plan-api.ts';
import { loadPlanSources } from './plan-sources.ts';
import type { LoadedPlan, PlanView } from './plan-view.ts';
import { readPlanAddress } from './read-plan-address.ts';

/** Whether somebody with this document may change the plan. */
const isEditable = ({ role, state }: PlanDocument) => role !== 'reader' && state === 'ready';

/** After so many milliseconds without an answer of the API, the copy of this browser is shown. */
const SILENCE_MS = 1000;

const waitForSilence = () => new Promise<null>((resolve) => setTimeout(resolve, SILENCE_MS, null));

/**
 * Loads the document of a plan: from the API, or from this browser while the API does not answer, or something else does.
 *
 * @param onLate called when the API has answered after all.
 */
async function loadDocument(
  address: PlanAddress,
  api: PlanApi,
  onLate: () => void,
): Promise<PlanView | { document: PlanDocument; seenOn: string | null }> {
  const copy = loadLocalCopy(address);
  // Without waiting for a request that cannot succeed.
  if (copy && !navigator.onLine) return copy;
  const loading = api.load();
  const result = await (copy ? Promise.race([loading, waitForSilence()]) : loading);
  if (copy && !result) {
    void loading.then((late) => 'value' in late && onLate());
    return copy;
  }
  if (!result) return { type: 'failed', message: m.planNotLoaded };
  if ('value' in result) {
    // A copy with a change that is not saved yet stays: it says which state was changed.
    if (!copy?.unsaved) saveLocalCopy(address, { document: result.value, unsaved: null });
    return { document: result.value, seenOn: null };
  }
  const { type, message } = result.problem;
  if (type === 'not_found') {
    // The plan was erased elsewhere, or the link taken back.
    removeLocalCopy(address);
    return { type: 'not_found' };
  }
  if (copy) return copy;
  return { type: 'failed', message: type === 'offline' ? m.planNotLoaded : message };
}

async function loadPlan(address: PlanAddress, onLate: () => void): Promise<PlanView> {
  const api = createPlanApi(address);
  const [loaded, sources] = await Promise.all([
    loadDocument(address, api, onLate),
    loadPlanSources().catch(() => null),
  ]);
  if ('type' in loaded) return loaded;
  if (!sources) return { type: 'failed', message: m.planNotLoaded };
  const { document, seenOn } = loaded;
  return { type: 'loaded', plan: { address, api, sources, editor: null, document, seenOn } };
}

/** Shows another view; the focus stays on what has the same id there, or else is on the heading, when what had it is gone. */
function keepFocus(setView: Dispatch<PlanView>, next: PlanView): void {
  const { activeElement } = document;
  flushSync(() => setView(next));
  if (activeElement?.isConnected === false)
    (document.getElementById(activeElement.id) ?? document.querySelector('h1'))?.focus();
}

/**
 * Loads the plan at the address of the page, and then the planner, so that the plan is read before it can be changed.
 *
 * @param reference as the path has it.
 */
export function usePlan(collection: PlanCollection, reference: string) {
  const [view, setView] = useState<PlanView>({ type: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const loadAgain = useCallback(() => setAttempt((count) => count + 1), []);
  // What an action ends in is shown beside what has come meanwhile, such as the planner.
  const latestView = useRef(view);
  useEffect(() => {
    latestView.current = view;
  });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: PlanView) => {
      if (isCurrent) keepFocus(setView, next);
    };
    removeExpiredCopies();
    const address = readPlanAddress(collection, reference, location.hash);
    if (!address) return setView({ type: 'not_found' });
    const addEditor = async ({ document: loaded, sources }: LoadedPlan) => {
      if (!isEditable(loaded)) return;
      const makePlan: MakePlan | null = await loadMakePlan(sources.data).catch(() => null);
      const shown = latestView.current;
      if (!makePlan || !isCurrent || shown.type !== 'loaded' || !isEditable(shown.plan.document)) return;
      show({ type: 'loaded', plan: { ...shown.plan, editor: createPlanEditor({ ...shown.plan, makePlan }) } });
    };
    const handleLate = () => {
      if (isCurrent) loadAgain();
    };
    void loadPlan(address, handleLate).then((next) => {
      show(next);
      if (next.type !== 'loaded') return;
      const { plan } = next;
      void addEditor(plan).then(() => {
        if (collection === 'plans' && plan.seenOn === null) askToKeepPage();
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [collection, reference, attempt, loadAgain]);

  const retry = () => {
    keepFocus(setView, { type: 'loading' });
    loadAgain();
  };
  // An editor saves first, and shows what was stored after that.
  const isReadCopy = view.type === 'loaded' && view.plan.seenOn !== null && view.plan.editor === null;
  useEffect(() => {
    if (!isReadCopy) return;
    // The copy stays meanwhile, and with it where its reader is.
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [isReadCopy, loadAgain]);
  return { view, latestView, setView, retry };
}
