import type { PlanDocument } from '@almaty/planner/schema';
import type { PlanSources } from '../days/index.ts';
import type { PlanEditor } from '../editor/plan-editor.ts';
import type { PlanAddress } from './plan-address.ts';
import type { PlanApi } from './plan-api.ts';

/** A plan that can be shown. `editor` is null while the planner loads, and for somebody who may only read. */
export type LoadedPlan = {
  address: PlanAddress;
  api: PlanApi;
  document: PlanDocument;
  sources: PlanSources;
  editor: PlanEditor | null;
  /** Of a copy of this browser, shown because the site does not answer: the day on which it was seen, yyyy-MM-dd. */
  seenOn: string | null;
};

/** What a page with the address of a plan shows. */
export type PlanView =
  | { type: 'loading' }
  /** The key opens no plan: it is wrong, or there is no such plan. */
  | { type: 'not_found' }
  | { type: 'failed'; message: string }
  | { type: 'erased'; isProviderTold: boolean }
  | { type: 'loaded'; plan: LoadedPlan };
