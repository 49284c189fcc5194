/** The query parameter that shows which part of a page is whose. */
const PARTS_PARAMETER = 'parts';

/** What loads the overlay of a page's parts, with their team, version, channel, bytes and load time; empty if not asked for. */
export const renderPartsOverlay = ({ searchParams }: URL): string =>
  searchParams.has(PARTS_PARAMETER)
    ? '<link rel="stylesheet" href="/team-tools/parts.css"><script src="/team-tools/parts.js" type="module"></script>'
    : '';
