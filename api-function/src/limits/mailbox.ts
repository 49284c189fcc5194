import { toAsciiAddress } from '@almaty/store/schema';

/** A host at which several addresses are one mailbox. */
type Host = {
  domains: readonly [standing: string, ...others: string[]];
  /** What the host ignores in a name. */
  ignored?: RegExp;
};

/**
 * Read on 2026-11-27: Gmail ignores dots (support.google.com/mail/answer/7436150); Proton dots, hyphens and underscores
 * (sindastra.de/p/1775), and its domains are one (proton.me/support/addresses-and-aliases); a name is one in all domains of
 * Yandex (yandex.com/support/id/authorization/email.html).
 */
const HOSTS: readonly Host[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.kz', 'yandex.by'] },
];

/**
 * Gets the mailbox that an email address belongs to, in lower case: without its sub-address after a plus (RFC 5233), and
 * without what its host ignores. Where a host takes the plus for a part of the name, two mailboxes count as one.
 */
export function toMailbox(address: string): string {
  const text = toAsciiAddress(address.trim()).toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const host = HOSTS.find(({ domains }) => domains.includes(domain));
  const [name = ''] = text.slice(0, at).split('+');
  const counted = host?.ignored ? name.replaceAll(host.ignored, '') : name;
  // What is nothing but a sub-address, or nothing but what is ignored, is itself.
  return counted === '' ? text : `${counted}@${host?.domains[0] ?? domain}`;
}
