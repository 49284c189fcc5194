/** What some browsers know of the connection (Network Information API). */
type Connection = { saveData?: boolean; effectiveType?: string };

const getConnection = (): Connection => Reflect.get(navigator, 'connection') ?? {};

/** As slow as a page that nobody opens would hold back the one that is shown. */
const SLOW_TYPES = ['slow-2g', '2g'];

/** Whether a page may be loaded before it is opened: not to save data, nor on a connection that is known to be slow. */
export function canPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } = getConnection();
  return !saveData && !SLOW_TYPES.includes(effectiveType);
}
