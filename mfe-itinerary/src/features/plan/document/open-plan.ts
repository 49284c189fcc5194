import { askToKeepPage } from '@almaty/delivery/keep-page';
import type { MakePlan } from '@almaty/planner/edit';
import type { PlanDocument } from '@almaty/planner/schema';
import { waitForConnection } from '@almaty/ui/wait-for-connection';
import * as m from '#messages';
import { loadMakePlan } from '../editor/make-plan.ts';
import { createPlanEditor } from '../editor/plan-editor.ts';
import { loadLocalCopy, removeLocalCopy, saveLocalCopy } from './local-copy.ts';
import type { PlanAddress } from './plan-address.ts';
import { createPlanApi, type PlanApi, type PlanResult } from './plan-api.ts';
import { loadPlanSources } from './plan-sources.ts';
import type { LoadedPlan, PlanView } from './plan-view.ts';

/** Whether somebody with this document may change the plan. */
const isEditable = ({ role, state }: PlanDocument) => role !== 'reader' && state === 'ready';

/** After so many milliseconds without an answer of the API, the copy of this browser is shown. */
const SILENCE_MS = 1000;

const waitForSilence = () => new Promise<null>((resolve) => setTimeout(resolve, SILENCE_MS, null));

/** What is known of a plan: its document with the day of a copy, as in `LoadedPlan`, or what the page says instead. */
type Answer = PlanView | Pick<LoadedPlan, 'document' | 'seenOn'>;

/** A copy with a change that is not saved yet stays: it says which state was changed. */
function keepCopy(address: PlanAddress, document: PlanDocument): void {
  if (!loadLocalCopy(address)?.unsaved) saveLocalCopy(address, { document, unsaved: null });
}

/** What the API has answered; the copy of this browser stays where that says nothing of the plan. */
function readResult(address: PlanAddress, result: PlanResult<PlanDocument>): Answer {
  if ('value' in result) return { document: result.value, seenOn: null };
  const { type, message } = result.problem;
  if (type === 'not_found') {
    // The plan was erased elsewhere, or the link taken back.
    removeLocalCopy(address);
    return { type: 'not_found' };
  }
  return loadLocalCopy(address) ?? { type: 'failed', message: type === 'offline' ? m.planNotLoaded : message };
}

/**
 * Loads the document of a plan: from the API, or from this browser while the API does not answer, or something else does.
 *
 * @param onLate called when the API has answered after all.
 */
async function loadDocument(address: PlanAddress, api: PlanApi, onLate: (answer: Answer) => void): Promise<Answer> {
  const copy = loadLocalCopy(address);
  // Without waiting for a request that cannot succeed.
  if (copy && !navigator.onLine) return copy;
  const loading = api.load().then((result) => readResult(address, result));
  if (!copy) return loading;
  const first = await Promise.race([loading, waitForSilence()]);
  if (!first) void loading.then(onLate);
  return first ?? copy;
}

async function loadPlan(address: PlanAddress, api: PlanApi, onLate: (answer: Answer) => void): Promise<PlanView> {
  const [answer, sources] = await Promise.all([
    loadDocument(address, api, onLate),
    loadPlanSources().catch(() => null),
  ]);
  if ('type' in answer) return answer;
  if (answer.seenOn === null) keepCopy(address, answer.document);
  if (!sources) return { type: 'failed', message: m.planNotLoaded };
  const { document, seenOn } = answer;
  return { type: 'loaded', plan: { address, api, sources, editor: null, document, seenOn } };
}

/** A plan whose copy was shown, as the API has it; an editor keeps what is not saved. */
function takeDocument(plan: LoadedPlan, document: PlanDocument): LoadedPlan {
  const { editor } = plan;
  // What was saved while this answer was on its way is newer.
  if (editor && editor.store.getState().document !== plan.document) return { ...plan, seenOn: null };
  keepCopy(plan.address, document);
  editor?.adopt(document);
  return { ...plan, document, seenOn: null, editor: isEditable(document) ? editor : null };
}

/** The page of a plan: what it shows, and what shows something else. */
type PlanScreen = { getView: () => PlanView; show: (view: PlanView) => void };

/**
 * Opens the plan at an address: first it is read, then the planner comes, with which it can be changed. Whatever does not come is
 * asked for again: the planner, and while a copy of this browser is shown, the document.
 *
 * @returns ends that; nothing is shown any more.
 */
export function openPlan(address: PlanAddress, { getView, show }: PlanScreen): () => void {
  const api = createPlanApi(address);
  let isOpen = true;
  let late: Answer | undefined;
  let isCompleting = false;

  const getPlan = (): LoadedPlan | null => {
    const view = getView();
    return isOpen && view.type === 'loaded' ? view.plan : null;
  };
  const isCopyShown = () => (getPlan()?.seenOn ?? null) !== null;
  const findReadPlan = () => {
    const plan = getPlan();
    return plan && plan.editor === null && isEditable(plan.document) ? plan : null;
  };
  async function addEditor(): Promise<void> {
    for (let read = findReadPlan(); read; read = findReadPlan()) {
      const makePlan: MakePlan | null = await loadMakePlan(read.sources.data).catch(() => null);
      const plan = findReadPlan();
      if (plan && makePlan)
        show({ type: 'loaded', plan: { ...plan, editor: createPlanEditor({ ...plan, makePlan }) } });
      else if (plan) await waitForConnection();
    }
  }
  async function complete(): Promise<void> {
    if (isCompleting) return;
    isCompleting = true;
    await addEditor();
    isCompleting = false;
    if (address.collection === 'plans' && getPlan() && !isCopyShown()) askToKeepPage();
  }
  function showAnswer(answer: Answer): void {
    const shown = getPlan();
    if (!shown) return;
    if ('type' in answer) {
      if (answer.type === 'not_found') show(answer);
    } else if (answer.seenOn === null) {
      const plan = takeDocument(shown, answer.document);
      show({ type: 'loaded', plan });
      plan.editor?.saveAgain();
      void complete();
    }
  }
  async function askUntilAnswered(): Promise<void> {
    while (isCopyShown()) {
      await waitForConnection();
      if (isCopyShown()) showAnswer(readResult(address, await api.load()));
    }
  }
  const onLate = (answer: Answer) => {
    late = answer;
    showAnswer(answer);
  };

  void loadPlan(address, api, onLate).then((view) => {
    if (!isOpen) return;
    show(view);
    if (late) showAnswer(late);
    void complete();
    void askUntilAnswered();
  });
  return () => {
    isOpen = false;
  };
}
