/** What some browsers know of the connection (Network Information API). `downlink` is in Mbit/s. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

const getConnection = (): Connection => Reflect.get(navigator, 'connection') ?? {};

/** As slow as a page that nobody opens would hold back the one that is shown. */
const SLOW_TYPES = ['slow-2g', '2g'];

/** From this many Mbit/s on, pages that may never be opened cost a visitor nothing that can be felt. */
const FAST_DOWNLINK = 5;

/** Whether a page may be loaded before it is opened: not to save data, nor on a connection that is known to be slow. */
export function canPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } = getConnection();
  return !saveData && !SLOW_TYPES.includes(effectiveType);
}

/**
 * Whether the connection is known to be so fast that pages may be loaded because a link is in view. An unknown connection may
 * be metered. The type `4g` alone begins at 0.7 Mbit/s.
 */
export function isFastConnection(): boolean {
  const { effectiveType, downlink = 0 } = getConnection();
  return canPrefetch() && effectiveType === '4g' && downlink >= FAST_DOWNLINK;
}
