import * as m from '#messages';
import type { Contact } from '../../content/schema.ts';
import { listAll } from '../../lib/lists.ts';

const LINK = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 print:min-h-0';

const formatHost = (site: string) => new URL(site).hostname.replace(/^www\./, '');

/** A contact's telephone, which a press calls, and its site with the languages of its pages. */
export function ContactLinks({ contact: { phone, site, siteLanguages = [] } }: { contact: Contact }) {
  if (!phone && !site) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-5 print:ml-1 print:inline print:*:mr-1">
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`whitespace-nowrap font-[680] ${LINK}`}>
          {phone}
        </a>
      )}
      {site && (
        <span>
          <a href={site} rel="noreferrer" className={LINK}>
            {formatHost(site)}
          </a>
          {siteLanguages.length > 0 &&
            m.contactSiteLanguages({
              languages: listAll(siteLanguages.map((language) => m.contactLanguage({ language }))),
            })}
        </span>
      )}
    </span>
  );
}
