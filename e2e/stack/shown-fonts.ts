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
  const shown: ShownFonts = { ofSite: 0, ofDevice: [] };
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.some(({ isCustomFont }) => isCustomFont)) shown.ofSite += 1;
    for (const { familyName } of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
      const { attributes } = await session.send('DOM.getAttributes', { nodeId });
      shown.ofDevice.push(`${familyName}: ${attributes.join(' ')}`);
    }
  }
  return shown;
}
