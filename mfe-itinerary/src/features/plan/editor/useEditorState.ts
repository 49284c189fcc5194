import { createStore, useStore } from 'zustand';
import type { PlanEditor } from './plan-editor.ts';

type State = ReturnType<PlanEditor['store']['getState']> | null;

/** The store of a plan without an editor. */
const noStore = createStore<State>(() => null);

/** The state of a plan's editor; null without one, so that a component stays the same when the planner arrives. */
export const useEditorState = (editor: PlanEditor | null): State =>
  useStore<Pick<typeof noStore, 'getState' | 'getInitialState' | 'subscribe'>>(editor?.store ?? noStore);
