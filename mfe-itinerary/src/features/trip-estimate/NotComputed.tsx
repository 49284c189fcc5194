import * as m from '#messages';

/** Stands in for an estimate that could not be made. */
export const NotComputed = () => <p className="text-note text-on-kraft-2">{m.estimateFailed}</p>;
