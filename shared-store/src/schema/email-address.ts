import { MAX_ADDRESS, MAX_LOCAL_PART } from './request-limits.ts';
import type { RequestProblem } from './request-problem-code.ts';

/** The local part as RFC 5321, section 4.1.2, allows it without quotation marks. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** The ASCII form of a domain with two labels or more; the last one is no number, which an IP address would end in. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** What ends or changes a domain in a URL, by whose rules it is converted. */
const NO_DOMAIN = /[\s\p{Cc}\p{Cf}/:?#@[\]\\%]/u;

/** Splits an address at its last @. */
function split(address: string): { localPart: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { localPart: address.slice(0, Math.max(at, 0)), domain: address.slice(at + 1) };
}

/** Converts a domain to ASCII, as mail servers take it (UTS 46); empty when it is none. */
function toAsciiDomain(domain: string): string {
  const url = NO_DOMAIN.test(domain) ? null : URL.parse(`http://${domain}`);
  return url && DOMAIN.test(url.hostname) ? url.hostname : '';
}

/**
 * Converts the domain of a valid address to ASCII: `name@почта.рф` is `name@xn--80a1acny.xn--p1ai`. Emails go there, and
 * addresses are compared in it.
 */
export function toAsciiAddress(address: string): string {
  const { localPart, domain } = split(address);
  return `${localPart}@${toAsciiDomain(domain)}`;
}

/** Finds what is wrong with an email address; undefined when it is valid. */
export function findAddressProblem(address: string): RequestProblem | undefined {
  const { localPart, domain } = split(address);
  const ascii = toAsciiDomain(domain);
  if (ascii === '' || localPart === '' || /[\s\p{Cc}\p{Cf}"@]/u.test(localPart)) return 'email_invalid';
  // They need SMTPUTF8 (RFC 6531), which not every mail server on the way has.
  if (/\P{ASCII}/u.test(localPart)) return 'email_not_latin';
  if (!LOCAL_PART.test(localPart)) return 'email_invalid';
  if (localPart.length > MAX_LOCAL_PART) return 'email_name_too_long';
  return localPart.length + 1 + ascii.length > MAX_ADDRESS ? 'email_too_long' : undefined;
}
