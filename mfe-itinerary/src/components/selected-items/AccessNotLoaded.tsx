/** Stands below the selected locations when what is known of the access to them did not load. */
export const AccessNotLoaded = () => (
  <p className="pt-3 text-note text-ink-2">
    What is closed at the moment did not load. Look it up on the page of each place.
  </p>
);
