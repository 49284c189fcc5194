/** The id of the heading of the search results. */
export const RESULTS_HEADING_ID = 'search-results';

/** Moves the focus to the heading of the search results. */
export const focusResultsHeading = () => document.getElementById(RESULTS_HEADING_ID)?.focus();
