import * as m from '#messages';

/** The credit that the licence of OpenStreetMap asks for. */
export const MapCredit = () => (
  <a
    href="https://www.openstreetmap.org/copyright"
    rel="noreferrer"
    className="underline decoration-1 underline-offset-4"
  >
    {m.mapCredit}
  </a>
);
