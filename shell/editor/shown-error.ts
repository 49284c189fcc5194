/** Of an error with this message Sveltia CMS shows the cause; of any other it says only that saving failed. */
const SHOWN_ERROR = 'saving_failed';

/** Creates an error that keeps the screen from saving, and says why. */
export const createShownError = (message: string): Error => new Error(SHOWN_ERROR, { cause: new Error(message) });
