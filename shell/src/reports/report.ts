import type { Counted, Part } from '@almaty/delivery/schema';

/** The module `<remote>/<Module>` whose code did not become a page, and what it failed with; neither is ever sent. */
export type ModuleFailure = { module: string; error: unknown };

/** What the shell notices of a part. */
export type Incident = { part: Part; metric: Counted; failure?: ModuleFailure };

/** An incident with the path of the page at its moment. */
export type LocatedIncident = Incident & { path: string };

type Listener = (incident: LocatedIncident) => void;

const waiting: LocatedIncident[] = [];
let listener: Listener = (incident) => void waiting.push(incident);

/** Reports what happened to a part of the page. Until the code that sends reports is loaded, it waits. */
export const report = (incident: Incident): void => listener({ ...incident, path: location.pathname });

/** Gives what was reported so far, and from now on, to the code that sends it. */
export function setReportListener(send: Listener): void {
  listener = send;
  for (const incident of waiting.splice(0)) send(incident);
}
