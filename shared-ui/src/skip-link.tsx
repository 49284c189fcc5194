/** The first stop of the keyboard: past the navigation to what the page is about. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-60 -translate-y-24 bg-bold px-5 py-3 font-[760] text-on-bold focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
