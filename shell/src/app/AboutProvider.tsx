import { provider as deployed, type Provider } from '@almaty/delivery/provider';
import { getBase } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages';

const renderFree = (sentence: ReactNode) => <b>{sentence}</b>;

const LINK = 'inline-flex min-h-11 items-center underline wrap-anywhere';

/** Writes to who runs the guide, with the address of this page as the subject. */
function ReportLink({ email }: { email: string }) {
  const { pathname } = useLocation();
  const subject = m.footerReportSubject({ page: getBase(LANGUAGE) + pathname });
  return (
    <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={LINK}>
      {m.footerReport}
    </a>
  );
}

/** Who runs the guide, at what price, and how to reach them; only what is configured. */
export function AboutProvider({ provider = deployed }: { provider?: Provider }) {
  const { name, email, telephone, address } = provider;
  return (
    <div className="max-w-112 self-start text-note">
      <p>{name ? m.footerProvider({ name, free: renderFree }) : m.footerNoProvider({ free: renderFree })}</p>
      {(email || telephone) && (
        <p className="mt-1">
          {email && (
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          )}{' '}
          {telephone && (
            <a href={`tel:${telephone.replaceAll(' ', '')}`} className={LINK}>
              {telephone}
            </a>
          )}
        </p>
      )}
      {address && <p className="mt-1">{address}</p>}
      {email && <ReportLink email={email} />}
    </div>
  );
}
