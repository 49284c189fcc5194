/** The query parameter that shows which part of a page is whose. */
const PARTS_PARAMETER = 'parts';

/** Whether the address of a page asks for the overlay. */
export const arePartsWanted = ({ searchParams }: URL): boolean => searchParams.has(PARTS_PARAMETER);

/** What loads the overlay of a page's parts, with their team, version, channel, bytes and load time; empty if not asked for. */
export const renderPartsOverlay = (url: URL): string =>
  arePartsWanted(url)
    ? '<link rel="stylesheet" href="/team-tools/parts.css"><script src="/team-tools/parts.js" type="module"></script>'
    : '';
