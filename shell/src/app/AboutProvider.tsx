import { provider as deployed, type Provider } from '@almaty/delivery/provider';
import type { ReactNode } from 'react';
import * as m from '#messages';

const renderFree = (sentence: ReactNode) => <b>{sentence}</b>;

/** Who runs the guide, at what price, and how to reach them; only what is configured. */
export function AboutProvider({ provider = deployed }: { provider?: Provider }) {
  const { name, email, telephone, address } = provider;
  return (
    <div className="max-w-112 self-start text-note">
      <p>{name ? m.footerProvider({ name, free: renderFree }) : m.footerNoProvider({ free: renderFree })}</p>
      {(email || telephone) && (
        <p className="mt-1">
          {email && (
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline wrap-anywhere">
              {email}
            </a>
          )}{' '}
          {telephone && (
            <a href={`tel:${telephone.replaceAll(' ', '')}`} className="inline-flex min-h-11 items-center underline">
              {telephone}
            </a>
          )}
        </p>
      )}
      {address && <p className="mt-1">{address}</p>}
    </div>
  );
}
