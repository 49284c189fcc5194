import { provider as deployed, type Provider } from '@almaty/delivery/provider';
import type { ReactNode } from 'react';
import * as m from '#messages';

const bold = (words: ReactNode) => <b>{words}</b>;

/** Who answers for the data, and how to reach them. `npm run deploy` refuses a site without a name and an email address. */
export function Controller({ provider = deployed }: { provider?: Provider }) {
  const { name, email, telephone, address } = provider;
  return (
    <>
      <p>{name ? m.privacyControllerText({ name, bold }) : <b>{m.privacyNoController}</b>}</p>
      {(email || telephone || address) && (
        <address className="grid gap-1 not-italic">
          {email && (
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center justify-self-start underline wrap-anywhere"
            >
              {email}
            </a>
          )}
          {telephone && <span>{telephone}</span>}
          {address && <span>{address}</span>}
        </address>
      )}
    </>
  );
}
