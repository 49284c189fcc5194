/** The slot of the page in which OfflinePanel.tsx says what is on this device. */
export const PANEL_SLOT = 'offline-panel';
