import type { Page } from '@playwright/test';

/** The fonts of a page's texts: how many elements show one of the site, and which show one of the device. */
type ShownFonts = { ofSite: number; ofDevice: string[] };

/** Asks the browser for the fonts of every element; those of the device come with the attributes of their element. */
export async function readShownFonts(page: Page): Promise<ShownFonts> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  // All at once: thousands of elements, each asked after the answer about the one before, take a second.
  const elements = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const ofDevice = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (ofDevice.length === 0) return { isOfSite: fonts.length > 0, ofDevice: [] };
      const { attributes } = await session.send('DOM.getAttributes', { nodeId });
      return {
        isOfSite: ofDevice.length < fonts.length,
        ofDevice: ofDevice.map(({ familyName }) => `${familyName}: ${attributes.join(' ')}`),
      };
    }),
  );
  return {
    ofSite: elements.filter(({ isOfSite }) => isOfSite).length,
    ofDevice: elements.flatMap(({ ofDevice }) => ofDevice),
  };
}
