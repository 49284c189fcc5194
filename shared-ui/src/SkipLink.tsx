import * as m from '#messages';

/** The first link for keyboard users: skips the navigation. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only bg-bold px-5 py-3 font-[760] text-on-bold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
    >
      {m.skipLinkText}
    </a>
  );
}
