/** Where the API keeps a plan: for the visitor and readers, or for the provider. */
export type PlanCollection = 'plans' | 'desk';

/** What names and opens a plan. The key stays in the fragment of the page's address, which no server receives. */
export type PlanAddress = { collection: PlanCollection; reference: string; key: string };
