import * as m from '#messages';

/** What is true of a map, and the credit that the licence of OpenStreetMap asks for: every ground is drawn from it. */
export const MapCaption = () => (
  <p className="mt-2.5 text-[0.875rem] leading-snug text-ink-2">
    <span>{m.planMapCaption}</span>{' '}
    {m.planMapCredit({
      link: (content) => (
        <a
          href="https://www.openstreetmap.org/copyright"
          rel="noreferrer"
          className="whitespace-nowrap underline decoration-1 underline-offset-4"
        >
          {content}
        </a>
      ),
    })}
  </p>
);
