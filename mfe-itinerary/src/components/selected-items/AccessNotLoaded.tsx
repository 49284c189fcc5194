import * as m from '#messages';

/** Stands below the selected locations when what is known of the access to them did not load. */
export const AccessNotLoaded = () => <p className="pt-3 text-note text-ink-2">{m.selectedAccessFailed}</p>;
