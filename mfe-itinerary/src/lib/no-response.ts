import * as m from '#messages';

/** Shown when the API did not respond, or the code that sends a request did not load (docs/specification.md, section 8). */
export const NO_RESPONSE = m.formNoResponse;
