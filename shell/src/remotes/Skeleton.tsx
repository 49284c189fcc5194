/** Holds the place of a page that is on its way. */
export function Skeleton() {
  return (
    <div data-slot="skeleton" role="status" className="mx-auto min-h-screen max-w-7xl px-5 py-10">
      <div className="h-16 w-2/3 bg-sunk" />
      <p className="mt-4 text-ink-2">Loading…</p>
    </div>
  );
}
