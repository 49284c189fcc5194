/** Stands in for an estimate that could not be made. */
export const NotComputed = () => (
  <p className="text-note text-on-kraft-2">How much fits into your days could not be worked out.</p>
);
