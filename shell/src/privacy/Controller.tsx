import { provider as deployed, type Provider } from '@almaty/delivery/provider';

/** Who answers for the data, and how to reach them. `npm run deploy` refuses a site without a name and an email address. */
export function Controller({ provider = deployed }: { provider?: Provider }) {
  const { name, email, telephone, address } = provider;
  return (
    <>
      <p>
        {name ? (
          <>
            <b>{name}</b> runs this site and decides what is done with your data: the controller in the words of the
            GDPR, the owner and operator of the database in those of Kazakhstan.
          </>
        ) : (
          <b>Nobody has entered yet who runs this copy of the site, so it must not be open to visitors.</b>
        )}
      </p>
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
