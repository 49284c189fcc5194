/** A call of the API: with a body it is posted. `path` is relative to /api/. */
type Call = { path: string; body?: object };

/** What to do: the call, and where; `question` has to be answered with yes before. */
export type Operation = { command: string; call: Call; site: string; isJson: boolean; question?: string };
