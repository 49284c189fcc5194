import { PAGE_TOKEN } from '@almaty/delivery/routes';
import { getAddressBlock } from '@almaty/delivery/schema';
import { isSecret } from './is-secret.ts';

/** For how long a page may report: a tab that is open longer says nothing of the versions of now. */
const LIFETIME_SECONDS = 4 * 3600;

/** What a token says: which page it was put into, for what network (a code of it), and until when it counts (seconds since 1970). */
export type PageToken = { id: string; network: string; until: number };

/** The parts of a token, and their signature. */
const TOKEN = /^(?<until>\d{10})\.(?<id>[\w-]{12})\.(?<network>[\w-]{12})\.(?<signature>[\w-]{43})$/;

const toText = (bytes: Uint8Array) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true });

const importKey = (secret: string) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify']);
};

const toMessage = (kind: 'page' | 'network', text: string) => new TextEncoder().encode(`${kind} ${text}`);

/** The network of whoever sent a request, as a code that only the secret makes. */
async function encodeNetwork({ headers }: Request, key: CryptoKey): Promise<string> {
  const block = getAddressBlock(headers.get('cf-connecting-ip') ?? 'unknown');
  return toText(new Uint8Array(await crypto.subtle.sign('HMAC', key, toMessage('network', block)), 0, 9));
}

const createId = () => toText(crypto.getRandomValues(new Uint8Array(9)));

const getNow = () => Math.floor(Date.now() / 1000);

/**
 * Creates the header with the token of one page, which the browser reads as a timing of the document and sends with what it
 * reports. It holds the network of the visitor as a code that only the secret makes.
 *
 * @param secret REPORT_SECRET of the site.
 * @returns null while the site has none.
 */
export async function createTokenHeader(request: Request, secret: string | undefined): Promise<string | null> {
  if (!isSecret(secret)) return null;
  const key = await importKey(secret);
  const text = `${getNow() + LIFETIME_SECONDS}.${createId()}.${await encodeNetwork(request, key)}`;
  const signature = await crypto.subtle.sign('HMAC', key, toMessage('page', text));
  return `${PAGE_TOKEN};desc="${text}.${toText(new Uint8Array(signature))}"`;
}

/** What a request itself is counted by, once; null while the site has no REPORT_SECRET. */
export async function createRequestToken(request: Request, secret: string | undefined): Promise<PageToken | null> {
  if (!isSecret(secret)) return null;
  return { id: createId(), network: await encodeNetwork(request, await importKey(secret)), until: getNow() };
}

/** Reads a token; null for one that this site did not make, or whose time is over. */
export async function readToken(token: string, secret: string | undefined): Promise<PageToken | null> {
  const { id = '', network = '', until = '', signature = '' } = TOKEN.exec(token)?.groups ?? {};
  if (!isSecret(secret) || Number(until) <= getNow()) return null;
  const bytes = Uint8Array.fromBase64(signature, { alphabet: 'base64url' });
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await importKey(secret),
    bytes,
    toMessage('page', `${until}.${id}.${network}`),
  );
  return isOurs ? { id, network, until: Number(until) } : null;
}
