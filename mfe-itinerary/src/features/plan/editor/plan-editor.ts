import {
  type Edit,
  editRequest,
  explainDay,
  type ItemReference,
  isSameItem,
  listScheduled,
  listStops,
  type MakePlan,
  tryPosition,
} from '@almaty/planner/edit';
import { getItemName, messages } from '@almaty/planner/messages';
import type { Plan, PlanDocument, PlanRequest, PlanRevision } from '@almaty/planner/schema';
import { createStore, type StoreApi } from 'zustand';
import * as m from '#messages';
import type { PlanSources } from '../days/index.ts';
import { loadLocalCopy, saveLocalCopy } from '../document/local-copy.ts';
import type { PlanAddress } from '../document/plan-address.ts';
import type { PlanApi, PlanProblem } from '../document/plan-api.ts';
import { describeObstacle } from './describe-obstacle.ts';
import { type History, pushState, redo, replacePresent, startHistory, undo } from './history.ts';

/**
 * Whether the API has the present state: `saving` it is under way, `unsaved` it will be tried again when there is a
 * connection, `refused` the API says why not.
 */
type SaveState = 'saved' | 'saving' | 'unsaved' | 'refused';

/** An edit of this tab: whether it was made, undone or made once more, and the states before and after that. */
export type LastEdit = { way: 'made' | 'undone' | 'redone'; from: PlanRevision; to: PlanRevision };

type PlanEditorState = {
  document: PlanDocument;
  /** Null until the API has made a plan. */
  history: History | null;
  save: SaveState;
  /** What is wrong with the last save or action, as a text; null when nothing is. */
  problem: string | null;
  /** The state that somebody else stored meanwhile; null while there is no conflict. */
  conflict: PlanDocument | null;
  lastEdit: LastEdit | null;
};

/** Changes one plan, and saves every change. */
export type PlanEditor = {
  store: StoreApi<PlanEditorState>;
  sources: PlanSources;
  api: PlanApi;
  /**
   * Applies an edit: the plan is made anew at once, and saved.
   *
   * @returns whether it is possible; otherwise nothing changes and `problem` says why.
   */
  edit: (edit: Edit) => boolean;
  /**
   * Puts an item where it was let go: to a position among the other stops of its day, or to another day.
   *
   * @returns as `edit`.
   */
  drop: (item: ItemReference, date: string, position: number) => boolean;
  undo: () => void;
  redo: () => void;
  /** Goes back to the plan that the last email contains; Undo takes it back. */
  backToSent: () => void;
  /** Tries again to save what is not saved. */
  saveAgain: () => void;
  /** Saves what is not saved once there is a connection again, or else shows what was stored meanwhile. */
  reconnect: () => Promise<void>;
  /** Ends a conflict: with the state of this tab, which is saved over the other one, or with the other one. */
  resolve: (choice: 'mine' | 'other') => void;
  /** Adopts the response to another action on the plan; a change that is not saved yet stays. */
  adopt: (document: PlanDocument) => void;
  fail: (problem: PlanProblem) => void;
  makePlan: MakePlan;
};

type Options = {
  address: PlanAddress;
  api: PlanApi;
  document: PlanDocument;
  sources: PlanSources;
  makePlan: MakePlan;
};

/** Whether a plan has an item on a day. */
const isOnDay = (plan: Plan, item: ItemReference, date: string) =>
  listScheduled(plan).some((scheduled) => isSameItem(scheduled, item) && scheduled.date === date);

/** Whether an item has a position among the stops of its day. */
const isAtPosition = ({ days }: Plan, item: ItemReference, position: number) =>
  days.some((day) => listStops(day).findIndex((stop) => isSameItem(stop, item)) === position);

const isSameRequest = (one: PlanRequest, other: PlanRequest) => JSON.stringify(one) === JSON.stringify(other);

/** Creates the editor of a plan that was loaded. What an earlier visit could not save is applied again. */
export function createPlanEditor({ address, api, document, sources, makePlan }: Options): PlanEditor {
  const store = createStore<PlanEditorState>()(() => ({
    document,
    history: document.current && startHistory(document.current),
    ...{ save: 'saved', problem: null, conflict: null, lastEdit: null },
  }));
  const { getState, setState } = store;
  /** What was sent to be saved, and may be stored although no answer came. */
  let unanswered: PlanRequest | null = null;

  const keepLocally = () => {
    const { document: stored, history, save } = getState();
    saveLocalCopy(address, { document: stored, unsaved: save === 'saved' ? null : (history?.present.request ?? null) });
  };

  const attemptPlan = (request: PlanRequest): Plan | null => {
    try {
      return makePlan(request);
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };

  const adoptSaved = (response: PlanDocument) => {
    const { history } = getState();
    const revision = response.current;
    setState({
      document: response,
      history: revision && (history ? replacePresent(history, revision) : startHistory(revision)),
      ...{ save: 'saved', problem: null, conflict: null },
    });
    keepLocally();
  };

  /** Adopts a stored state, unless the plan was changed again while it was being saved: then that is saved too. */
  function settle(response: PlanDocument, saved: PlanRequest): void {
    const present = getState().history?.present;
    if (!present || isSameRequest(present.request, saved)) {
      adoptSaved(response);
    } else {
      setState({ document: response, save: 'unsaved' });
      void save();
    }
  }

  async function save(): Promise<void> {
    const { history, document: stored, save: state, conflict } = getState();
    if (!history || state === 'saving' || conflict) return;
    const { request } = history.present;
    setState({ save: 'saving', problem: null });
    keepLocally();
    const result = await api.save(request, stored.etag);
    if ('value' in result) return settle(result.value, request);
    const { type, document: other } = result.problem;
    const own = unanswered;
    unanswered = type === 'offline' ? request : null;
    // Nobody else has changed the plan: what is stored is what this tab had sent.
    if (own && other?.current && isSameRequest(other.current.request, own)) return settle(other, own);
    fail(result.problem);
  }

  function fail({ type, message, document: other }: PlanProblem): void {
    const isConflict = type === 'changed_meanwhile' && other !== undefined;
    const isSaved = getState().save === 'saved';
    setState({
      ...(isSaved ? {} : { save: type === 'refused' ? ('refused' as const) : ('unsaved' as const) }),
      ...(isConflict ? { conflict: other, problem: null } : { problem: message }),
    });
    keepLocally();
  }

  function adopt(response: PlanDocument): void {
    const { save: state, document: stored } = getState();
    if (state === 'saved') adoptSaved(response);
    // What is not saved yet belongs to the state that was changed: its ETag finds a change by somebody else.
    else setState({ document: { ...response, etag: stored.etag } });
  }

  /** Shows a state of the history, and saves it. */
  const show = (history: History, way: LastEdit['way']) => {
    const from = getState().history?.present;
    if (!from || history.present === from) return;
    setState({ history, lastEdit: { way, from, to: history.present }, problem: null });
    if (getState().save !== 'saving') setState({ save: 'unsaved' });
    // Also while another one is being saved, which may take as long as the tab is open.
    keepLocally();
    void save();
  };

  const push = (revision: PlanRevision) => {
    const { history } = getState();
    if (history) show(pushState(history, revision), 'made');
  };

  const editor: PlanEditor = {
    ...{ store, sources, api, adopt, fail, makePlan },
    edit: (edit) => {
      const { history } = getState();
      if (!history) return false;
      const request = editRequest(history.present, edit);
      const plan = attemptPlan(request);
      if (!plan) return false;
      if (edit.type === 'move' && !isOnDay(plan, edit.item, edit.date)) {
        const reason = explainDay(history.present, edit.item, edit.date, makePlan);
        const name = getItemName(sources.names, edit.item.kind, edit.item.id);
        const day = messages.values.dayOfWeekAndDate(edit.date);
        setState({ problem: m.planNotOnDay({ name, day, reason: describeObstacle(reason, sources.names) }) });
        return false;
      }
      push({ request, plan });
      return true;
    },
    drop: (item, date, position) => {
      const present = getState().history?.present;
      if (!present) return false;
      if (!isOnDay(present.plan, item, date)) return editor.edit({ type: 'move', item, date });
      if (isAtPosition(present.plan, item, position)) return true;
      const edit = tryPosition(present, item, position, makePlan);
      if (edit) return editor.edit(edit);
      const name = getItemName(sources.names, item.kind, item.id);
      setState({ problem: m.planNotInOrder({ name }) });
      return false;
    },
    undo: () => {
      const { history } = getState();
      if (history) show(undo(history), 'undone');
    },
    redo: () => {
      const { history } = getState();
      if (history) show(redo(history), 'redone');
    },
    backToSent: () => {
      const { sent } = getState().document;
      if (sent) push(sent);
    },
    saveAgain: () => {
      if (getState().save !== 'saved') void save();
    },
    reconnect: async () => {
      const { save: state, document: known } = getState();
      if (state !== 'saved') return save();
      const result = await api.load();
      // What was saved while this answer was on its way is newer.
      if ('value' in result && getState().document === known) adopt(result.value);
    },
    resolve: (choice) => {
      const { conflict, history } = getState();
      if (!conflict) return;
      setState({ document: conflict, conflict: null });
      if (choice === 'mine') return void save();
      if (conflict.current && history) setState({ history: pushState(history, conflict.current) });
      setState({ save: 'saved', problem: null });
      keepLocally();
    },
  };
  const copy = loadLocalCopy(address);
  const unsaved = copy?.unsaved ?? null;
  // An earlier visit has saved it, and had no answer.
  const isStored = document.current && unsaved && isSameRequest(document.current.request, unsaved);
  const plan = unsaved && !isStored && attemptPlan(unsaved);
  if (plan) {
    // Stored anew since that visit: both states are offered.
    if (copy?.document.etag !== document.etag) setState({ conflict: document });
    push({ request: unsaved, plan });
  } else keepLocally();
  return editor;
}
